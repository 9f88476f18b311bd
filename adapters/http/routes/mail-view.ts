import { MINUTE } from "../../../core/durations.ts";
import type { OutboxService } from "../../../core/mail/outbox-service.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { type AnyRoute, route } from "../routing/route.ts";

/**
 * A page that can run, load and send nothing and has an opaque origin, whatever its content, framed only by
 * this site. The sandbox is set in the response as well as on the frame, in case someone opens the address
 * directly.
 */
const POLICY = [
  "sandbox",
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

interface Dependencies {
  outbox: Pick<OutboxService, "html">;
  limits: RateLimits;
}

/**
 * The HTML of a mail that an admin views, for the frame in the panel: its address is a secret that is valid
 * for a few minutes.
 */
export function mailViewRoutes({ outbox, limits }: Dependencies): AnyRoute[] {
  return [
    route({
      method: "GET",
      path: "/api/public/mail-view/:token",
      guard: "anyone",
      host: "any",
      limit: [limits.perAddressHere(120, MINUTE)],
      async handle(ctx) {
        const html = await outbox.html(String(ctx.params["token"]));
        ctx.set("Content-Security-Policy", POLICY);
        ctx.set("Referrer-Policy", "no-referrer");
        ctx.type = "html";
        ctx.body = html;
      },
    }),
  ];
}
