import type { Router } from "@koa/router";
import type { AuthService } from "../../../../core/auth/auth-service.ts";
import type { NotificationService } from "../../../../core/notifications/notification-service.ts";
import type { NewsChannel } from "../../../../core/ports/news-channel.ts";
import { DomainError } from "../../../../core/errors.ts";
import { idOf } from "../../id-of.ts";
import { openInboxStream } from "../../inbox-stream.ts";
import { bearerToken, signedIn } from "../../middleware/authenticate.ts";
import { presentInbox } from "../../presenters.ts";

/** Each is asked for its reader again and again; browsers keep six connections to a site. */
const MOST_STREAMS = 12;

interface Dependencies {
  auth: AuthService;
  notifications: NotificationService;
  news: NewsChannel;
}

/** News and what the caller has read of them. */
export function notificationRoutes(router: Router, { auth, notifications, news }: Dependencies): void {
  router.get("/notifications", async (ctx) => {
    ctx.body = presentInbox(await notifications.inbox(signedIn(ctx).user.id));
  });

  const open = new Map<string, number>();

  router.get("/notifications/stream", (ctx) => {
    const userId = signedIn(ctx).user.id;
    const others = open.get(userId) ?? 0;
    if (others >= MOST_STREAMS) {
      const message = "Too many tabs listen for news: close some of them";
      throw new DomainError("over_request_rate_limit", message, { retryAfter: 60 });
    }
    open.set(userId, others + 1);
    const token = bearerToken(ctx);
    ctx.type = "text/event-stream";
    // nginx would keep events back until it has a buffer full of them
    ctx.set("X-Accel-Buffering", "no");
    const stream = openInboxStream({
      userId,
      news,
      inbox: () => notifications.inbox(userId),
      authenticate: () => auth.authenticate(token),
    });
    stream.once("close", () => {
      const left = (open.get(userId) ?? 1) - 1;
      if (left > 0) open.set(userId, left);
      else open.delete(userId);
    });
    ctx.body = stream;
  });

  router.post("/notifications/read", async (ctx) => {
    ctx.body = presentInbox(await notifications.markAllRead(signedIn(ctx).user.id));
  });

  router.post("/notifications/:id/read", async (ctx) => {
    ctx.body = presentInbox(
      await notifications.markRead(signedIn(ctx).user.id, idOf(ctx, "There is no such notification")),
    );
  });
}
