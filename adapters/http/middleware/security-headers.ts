import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Middleware } from "koa";
import helmet from "koa-helmet";

interface Options {
  /** Whether people reach the site by https only. */
  https: boolean;
  /** Say what the policy would refuse, and let it pass: Vite's development pages bring scripts without a nonce. */
  reportOnly: boolean;
}

/** Headers of every answer. `ctx.state.nonce` is what a page's own inline scripts and styles carry; it differs each time. */
export function securityHeaders({ https, reportOnly }: Options): Middleware {
  const nonces = new WeakMap<object, string>();
  const nonceSource = (_request: unknown, response: ServerResponse) => `'nonce-${nonces.get(response)}'`;
  const headers = helmet({
    contentSecurityPolicy: {
      reportOnly,
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // what a page's own script loads is trusted with it; a script that slips in from this very site is not
        scriptSrc: [nonceSource, "'strict-dynamic'", "'wasm-unsafe-eval'"],
        // toasts and pickers bring style elements and attributes of their own
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: https,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  return async function securityHeadersMiddleware(ctx, next) {
    const nonce = randomBytes(16).toString("base64");
    nonces.set(ctx.res, nonce);
    ctx.state["nonce"] = nonce;
    // the scanner of this site may ask for a camera, nothing that it embeds may
    ctx.set("Permissions-Policy", "camera=(self), microphone=()");
    await headers(ctx, next);
  };
}
