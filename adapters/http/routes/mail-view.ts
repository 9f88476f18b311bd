import { Router } from "@koa/router";
import type { OutboxService } from "../../../core/mail/outbox-service.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";

const MINUTE = 60;

/**
 * A page that runs nothing, loads nothing, sends nothing and is nobody's origin, whatever is in it; framed by this site alone. The
 * sandbox stands in the answer as well as at the frame, for whoever opens the address by itself.
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

/** The HTML of a mail that an admin looks at, for their frame: the address is the secret, for some minutes. */
export function mailViewRoutes({ outbox, limits }: Dependencies): Router {
  const router = new Router({ prefix: "/api/public/mail-view" });
  router.get("/:token", limits.perAddressHere(120, MINUTE), async (ctx) => {
    const html = await outbox.html(String(ctx.params["token"]));
    ctx.set("Content-Security-Policy", POLICY);
    ctx.set("Referrer-Policy", "no-referrer");
    ctx.type = "html";
    ctx.body = html;
  });
  return router;
}
