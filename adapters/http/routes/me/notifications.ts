import type { Router } from "@koa/router";
import type { AuthService } from "../../../../core/auth/auth-service.ts";
import type { NotificationService } from "../../../../core/notifications/notification-service.ts";
import type { NewsChannel } from "../../../../core/ports/news-channel.ts";
import { idOf } from "../../id-of.ts";
import { openInboxStream } from "../../inbox-stream.ts";
import { bearerToken, signedIn } from "../../middleware/authenticate.ts";
import { presentInbox } from "../../presenters.ts";

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

  router.get("/notifications/stream", (ctx) => {
    const userId = signedIn(ctx).user.id;
    const token = bearerToken(ctx);
    ctx.type = "text/event-stream";
    // nginx would keep events back until it has a buffer full of them
    ctx.set("X-Accel-Buffering", "no");
    ctx.body = openInboxStream({
      userId,
      news,
      inbox: () => notifications.inbox(userId),
      authenticate: () => auth.authenticate(token),
    });
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
