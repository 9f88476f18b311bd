import type { Router } from "@koa/router";
import type { OwnSession, OwnSessions } from "../../../../core/auth/own-sessions.ts";
import { idOf } from "../../id-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";

const present = ({ session, device, address, country, isCurrent }: OwnSession) => ({
  id: session.id,
  current: isCurrent,
  device: device.kind,
  browser: device.browser,
  os: device.os,
  ip_address: address,
  country,
  aal: session.aal,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
});

/** Where the caller is signed in. */
export function sessionRoutes(router: Router, { ownSessions }: { ownSessions: OwnSessions }): void {
  router.get("/sessions", async (ctx) => {
    ctx.body = (await ownSessions.list(signedIn(ctx).session)).map(present);
  });

  router.delete("/sessions", async (ctx) => {
    await ownSessions.endOthers(signedIn(ctx).session);
    ctx.status = 204;
  });

  router.delete("/sessions/:id", async (ctx) => {
    await ownSessions.end(signedIn(ctx).user.id, idOf(ctx, "There is no such session of yours"));
    ctx.status = 204;
  });
}
