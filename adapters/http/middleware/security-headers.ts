import { randomBytes } from "node:crypto";
import type { Middleware } from "koa";
import helmet from "koa-helmet";
import { setSitePolicy } from "../pages/content-security-policy.ts";

interface Options {
  /** Whether people reach the site by https only. */
  https: boolean;
  /** Say what the policy would refuse, and let it pass: Vite's development pages bring scripts without a nonce. */
  reportOnly: boolean;
}

/** Headers of every answer. `ctx.state.nonce` is what a page's own inline scripts and styles carry; it differs each time. */
export function securityHeaders({ https, reportOnly }: Options): Middleware {
  const headers = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  return async function securityHeadersMiddleware(ctx, next) {
    const nonce = randomBytes(16).toString("base64");
    ctx.state["nonce"] = nonce;
    // this site may ask for a camera (to scan) and the place (of a signature), nothing that it embeds may
    ctx.set("Permissions-Policy", "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()");
    setSitePolicy(ctx, nonce, reportOnly);
    await headers(ctx, next);
  };
}
