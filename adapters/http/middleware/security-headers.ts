import { randomFillSync } from "node:crypto";
import type { Context, Middleware } from "koa";
import helmet from "koa-helmet";
import { setSitePolicy } from "../pages/content-security-policy.ts";

interface Options {
  /** Whether the site is reached by https only. */
  https: boolean;
  /** Report-only: Vite's development pages contain scripts without a nonce. */
  reportOnly: boolean;
}

const NONCE_BYTES = 16;
/** Asking the system for random bytes takes as long for one nonce as for all of these. */
const NONCES_AT_ONCE = 256;

function createNonces(): () => string {
  const bytes = Buffer.alloc(NONCE_BYTES * NONCES_AT_ONCE);
  let used = bytes.length;
  return () => {
    if (used === bytes.length) {
      randomFillSync(bytes);
      used = 0;
    }
    used += NONCE_BYTES;
    return bytes.toString("base64", used - NONCE_BYTES, used);
  };
}

/** Headers of helmet that are the same for every answer. */
function constantHeaders(https: boolean): [name: string, value: string][] {
  const headers = new Map<string, string>([
    // this site may ask for a camera (to scan) and the place (of a signature), nothing that it embeds may
    ["Permissions-Policy", "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()"],
  ]);
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  const middleware = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  void middleware({ req: {}, res: response } as unknown as Context, () => Promise.resolve());
  return [...headers];
}

/**
 * Headers of every response. `ctx.state.nonce` is for a page's own inline scripts and styles; it differs each
 * time.
 */
export function securityHeaders({ https, reportOnly }: Options): Middleware {
  const nextNonce = createNonces();
  const headers = constantHeaders(https);
  return async function securityHeadersMiddleware(ctx, next) {
    const nonce = nextNonce();
    ctx.state["nonce"] = nonce;
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    setSitePolicy(ctx, nonce, reportOnly);
    await next();
  };
}
