import type { Middleware } from "koa";
import type { OwnSession, OwnSessions } from "../../../../core/auth/sessions/own-sessions.ts";
import { idOf } from "../../query/id-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { type AnyRoute, route } from "../../routing/route.ts";

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

interface Dependencies {
  ownSessions: OwnSessions;
  common: Middleware;
}

/** The caller's sessions. */
export function sessionRoutes({ ownSessions, common }: Dependencies): AnyRoute[] {
  return [
    route({
      method: "GET",
      path: "/api/me/sessions",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        ctx.body = (await ownSessions.list(signedIn(ctx).session)).map(present);
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/sessions",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        await ownSessions.endAllOthers(signedIn(ctx));
        ctx.status = 204;
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/sessions/:id",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        await ownSessions.end(signedIn(ctx), idOf(ctx, "There is no such session of yours"));
        ctx.status = 204;
      },
    }),
  ];
}
