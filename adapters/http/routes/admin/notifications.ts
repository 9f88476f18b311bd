import type { Router } from "@koa/router";
import { newNotificationSchema } from "../../../../core/notifications/notification.ts";
import type { NotificationService } from "../../../../core/notifications/notification-service.ts";
import { POSTED_SORTS, postedFilterSchema } from "../../../../core/notifications/posted-notification.ts";
import { presentPostedNotification } from "../../present-notification.ts";
import { resourceRoutes } from "./resource.ts";

/** News for everybody: posted, listed with how many have read them, taken back. */
export function notificationAdminRoutes(
  router: Router,
  { notifications }: { notifications: NotificationService },
): void {
  // before the resource, for which it would be an id
  router.get("/notifications/audience", async (ctx) => {
    const { people, byMail } = await notifications.audience();
    ctx.body = { people, by_mail: byMail };
  });

  resourceRoutes(router, {
    name: "notifications",
    fields: POSTED_SORTS,
    sort: { sort: "created_at", order: "desc" },
    filter: postedFilterSchema,
    list: notifications.list,
    get: notifications.get,
    create: { schema: newNotificationSchema, run: notifications.post },
    remove: notifications.remove,
    present: presentPostedNotification,
  });
}
