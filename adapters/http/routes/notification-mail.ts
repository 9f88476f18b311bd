import { MINUTE } from "../../../core/durations.ts";
import type { InboxService } from "../../../core/notifications/inbox-service.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { type AnyRoute, route } from "../routing/route.ts";

interface Dependencies {
  inbox: Pick<InboxService, "unsubscribe">;
  limits: RateLimits;
}

/**
 * The address in the List-Unsubscribe header of notification mails (RFC 8058): for mail programs, without a
 * session.
 */
export function notificationMailRoutes({ inbox, limits }: Dependencies): AnyRoute[] {
  const limit = [limits.perAddress(60, MINUTE)];
  const path = "/api/public/news-mail/:token";
  return [
    route({
      method: "POST",
      path,
      guard: "anyone",
      limit,
      async handle(ctx) {
        await inbox.unsubscribe(String(ctx.params["token"]));
        ctx.body = {};
      },
    }),
    // opened by a person, or by a scanner that follows links: a GET changes nothing
    route({
      method: "GET",
      path,
      guard: "anyone",
      limit,
      handle(ctx) {
        ctx.redirect("/customer/profile?tab=preferences");
      },
    }),
  ];
}
