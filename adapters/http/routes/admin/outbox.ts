import type { Router } from "@koa/router";
import type { Reauthentication } from "../../../../core/auth/reauthentication.ts";
import { OUTBOX_SORTS, outboxFilterSchema } from "../../../../core/mail/outbox.ts";
import type { OutboxService } from "../../../../core/mail/outbox-service.ts";
import { actorOf } from "../../actor-of.ts";
import { idOf } from "../../id-of.ts";
import { requireFreshSignIn } from "../../middleware/require-fresh-sign-in.ts";
import { presentOutboxEntry, presentShownMail } from "../../present-outbox.ts";
import { jsonBody } from "../../valid-body.ts";
import { resourceRoutes } from "./resource.ts";

const MISSING = "It is no longer here: it has left, or was deleted";

interface Dependencies {
  outbox: OutboxService;
  reauthentication: Reauthentication;
}

/** What waits to leave, what was given up, and the mails that lie in files. Looking into a mail is written down. */
export function outboxRoutes(router: Router, { outbox, reauthentication }: Dependencies): void {
  // before the resource, for which it would be an id
  router.get("/outbox/server", async (ctx) => {
    ctx.body = await outbox.server();
  });

  resourceRoutes(router, {
    name: "outbox",
    fields: OUTBOX_SORTS,
    sort: { sort: "created_at", order: "desc" },
    filter: outboxFilterSchema,
    list: outbox.list,
    get: outbox.get,
    remove: outbox.remove,
    present: presentOutboxEntry,
  });

  router.post("/outbox/:id/view", jsonBody(), async (ctx) => {
    ctx.body = presentShownMail(await outbox.view(actorOf(ctx), idOf(ctx, MISSING), { reveal: false }));
  });

  // whoever reads such a link could sign in as somebody else
  router.post("/outbox/:id/reveal", requireFreshSignIn(reauthentication), jsonBody(), async (ctx) => {
    ctx.body = presentShownMail(await outbox.view(actorOf(ctx), idOf(ctx, MISSING), { reveal: true }));
  });

  router.post("/outbox/:id/retry", jsonBody(), async (ctx) => {
    ctx.body = presentOutboxEntry(await outbox.retry(actorOf(ctx), idOf(ctx, MISSING)));
  });
}
