import type { Middleware } from "koa";
import { outboxList } from "../../../../core/mail/outbox.ts";
import type { OutboxService } from "../../../../core/mail/outbox-service.ts";
import { actorOf } from "../../session/actor-of.ts";
import { idOf } from "../../query/id-of.ts";
import { presentOutboxEntry, presentShownMail } from "../../../../core/presenters/present-outbox.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { resourceRoutes } from "./resource.ts";

const MISSING = "It is no longer here: it has left, or was deleted";

interface Dependencies {
  outbox: OutboxService;
  common: Middleware;
}

/** The outbox: mails and webhook calls that are pending or were given up, and mails in files. Viewing a mail is audited. */
export function outboxRoutes({ outbox, common }: Dependencies): AnyRoute[] {
  return [
    // before the resource, which would take the path for an id
    route({
      method: "GET",
      path: "/api/admin/outbox/server",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        ctx.body = await outbox.server();
      },
    }),
    ...resourceRoutes({
      name: "outbox",
      one: "entry in the outbox",
      common,
      shape: outboxList,
      list: outbox.list,
      get: outbox.get,
      remove: outbox.remove,
      present: presentOutboxEntry,
    }),
    route({
      method: "POST",
      path: "/api/admin/outbox/:id/view",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        ctx.body = presentShownMail(await outbox.view(actorOf(ctx), idOf(ctx, MISSING), { reveal: false }));
      },
    }),
    // fresh: a revealed link can sign the caller in as another user
    route({
      method: "POST",
      path: "/api/admin/outbox/:id/reveal",
      guard: "admin",
      limit: [common],
      fresh: true,
      async handle(ctx) {
        ctx.body = presentShownMail(await outbox.view(actorOf(ctx), idOf(ctx, MISSING), { reveal: true }));
      },
    }),
    route({
      method: "POST",
      path: "/api/admin/outbox/:id/retry",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        ctx.body = presentOutboxEntry(await outbox.retry(actorOf(ctx), idOf(ctx, MISSING)));
      },
    }),
  ];
}
