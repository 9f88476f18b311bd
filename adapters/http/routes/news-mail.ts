import { Router } from "@koa/router";
import type { NotificationService } from "../../../core/notifications/notification-service.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";

const MINUTE = 60;

interface Dependencies {
  notifications: Pick<NotificationService, "unsubscribe">;
  limits: RateLimits;
}

/** The address in the header List-Unsubscribe of news by mail (RFC 8058): for mail programs, without a session. */
export function newsMailRoutes({ notifications, limits }: Dependencies): Router {
  const router = new Router({ prefix: "/api/public/news-mail" });
  router.use(limits.perAddress(60, MINUTE));

  router.post("/:token", async (ctx) => {
    await notifications.unsubscribe(String(ctx.params["token"]));
    ctx.body = {};
  });

  // a person who opens it, or a scanner that opens everything: nothing is switched off by looking
  router.get("/:token", (ctx) => {
    ctx.redirect("/customer/profile?tab=preferences");
  });

  return router;
}
