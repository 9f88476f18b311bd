import type { Middleware } from "koa";
import {
  newNotificationSchema,
  notificationChangesSchema,
} from "../../../../core/notifications/notification.ts";
import type { NotificationService } from "../../../../core/notifications/notification-service.ts";
import { postedList } from "../../../../core/notifications/posted-notification.ts";
import { actorOf } from "../../session/actor-of.ts";
import { idOf } from "../../query/id-of.ts";
import { roleParam } from "../../query/role-param.ts";
import { presentPostedNotification } from "../../../../core/notifications/posted-notification.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { resourceRoutes, versionOf } from "./resource.ts";

const written = { schema: notificationChangesSchema };

interface Dependencies {
  notifications: NotificationService;
  common: Middleware;
}

/** Notifications for all users: post, list with how many users have read them, delete. */
export function notificationAdminRoutes({ notifications, common }: Dependencies): AnyRoute[] {
  return [
    // before the resource, which would take the path for an id
    route({
      method: "GET",
      path: "/api/admin/notifications/audience",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        const { people, byMail } = await notifications.audience(roleParam(ctx));
        ctx.body = { people, by_mail: byMail };
      },
    }),
    ...resourceRoutes({
      name: "notifications",
      one: "notification",
      common,
      shape: postedList,
      list: notifications.list,
      get: notifications.get,
      create: { schema: newNotificationSchema, run: notifications.post },
      update: { ...written, run: notifications.update },
      remove: notifications.remove,
      present: presentPostedNotification,
    }),
    route({
      method: "POST",
      path: "/api/admin/notifications/:id/end",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        const id = idOf(ctx, "There is no such notification");
        const refuse = versionOf(written).refuseOther(ctx);
        const ended = await notifications.end(actorOf(ctx), id, (stored) =>
          refuse(presentPostedNotification(stored)),
        );
        ctx.body = presentPostedNotification(ended);
      },
    }),
  ];
}
