import type { Middleware } from "koa";
import type { AuthService } from "../../../../core/auth/auth-service.ts";
import type { InboxService } from "../../../../core/notifications/inbox-service.ts";
import type { UserChanges } from "../../../../core/ports/user-changes.ts";
import { DomainError } from "../../../../core/errors.ts";
import { idOf } from "../../query/id-of.ts";
import { openInboxStream } from "../../server/inbox-stream.ts";
import { bearerToken, signedIn } from "../../middleware/authenticate.ts";
import { presentInbox } from "../../../../core/presenters/present-inbox.ts";
import { type AnyRoute, route } from "../../routing/route.ts";

/** Maximum per user. Each stream reauthenticates its reader repeatedly; a browser opens six connections to a site. */
const MAX_STREAMS = 12;

interface Dependencies {
  auth: AuthService;
  inbox: InboxService;
  userChanges: UserChanges;
  common: Middleware;
}

/** The caller's notifications, and which of them the caller has read. */
export function notificationRoutes({ auth, inbox, userChanges, common }: Dependencies): AnyRoute[] {
  const open = new Map<string, number>();
  return [
    route({
      method: "GET",
      path: "/api/me/notifications",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        ctx.body = presentInbox(await inbox.read(signedIn(ctx).user.id));
      },
    }),
    route({
      method: "GET",
      path: "/api/me/notifications/stream",
      guard: "customer",
      limit: [common],
      handle(ctx) {
        const userId = signedIn(ctx).user.id;
        const others = open.get(userId) ?? 0;
        if (others >= MAX_STREAMS) {
          const message = "Too many tabs listen for news: close some of them";
          throw new DomainError("over_request_rate_limit", message, { retryAfter: 60 });
        }
        open.set(userId, others + 1);
        const token = bearerToken(ctx);
        ctx.type = "text/event-stream";
        // otherwise nginx holds events back until its buffer is full
        ctx.set("X-Accel-Buffering", "no");
        const stream = openInboxStream({
          userId,
          userChanges,
          inbox: () => inbox.read(userId),
          authenticate: () => auth.authenticate(token),
        });
        stream.once("close", () => {
          const left = (open.get(userId) ?? 1) - 1;
          if (left > 0) open.set(userId, left);
          else open.delete(userId);
        });
        ctx.body = stream;
      },
    }),
    route({
      method: "POST",
      path: "/api/me/notifications/read",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        ctx.body = presentInbox(await inbox.markAllRead(signedIn(ctx).user.id));
      },
    }),
    route({
      method: "POST",
      path: "/api/me/notifications/:id/read",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        ctx.body = presentInbox(
          await inbox.markRead(signedIn(ctx).user.id, idOf(ctx, "There is no such notification")),
        );
      },
    }),
  ];
}
