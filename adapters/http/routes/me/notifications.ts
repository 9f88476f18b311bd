import type { Router } from "@koa/router";
import type { NotificationService } from "../../../../core/notifications/notification-service.ts";
import { idOf } from "../../id-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { presentInbox } from "../../presenters.ts";

/** News and what the caller has read of them. */
export function notificationRoutes(
  router: Router,
  { notifications }: { notifications: NotificationService },
): void {
  router.get("/notifications", async (ctx) => {
    ctx.body = presentInbox(await notifications.inbox(signedIn(ctx).user.id));
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
