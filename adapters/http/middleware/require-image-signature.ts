import type { Context, Middleware } from "koa";
import type { ImageAddresses } from "../../../core/api/image-addresses.ts";
import { DomainError } from "../../../core/errors.ts";
import type { RateLimits } from "./rate-limit.ts";
import { spendCall, setApiKey } from "./require-api-key.ts";

interface SignedRequest {
  secondsLeft: number;
  /** Counts a picture that has to be drawn. @throws DomainError `over_request_rate_limit` */
  spend: () => Promise<void>;
}

const signedRequests = new WeakMap<Context, SignedRequest>();

/** Result of the guard below for a call. */
export function signedImage(ctx: Context): SignedRequest {
  const signed = signedRequests.get(ctx);
  if (!signed) throw new Error(`${ctx.path} has no guard`);
  return signed;
}

/**
 * Guard of images for `<img>`: an address signed by the owner of a key. Pages of any origin may show and read
 * the responses, including errors. Drawing is counted per key, separately from its other calls: the author of
 * an address cannot control how often a page is viewed.
 */
export function requireImageSignature(
  addresses: ImageAddresses,
  limits: Pick<RateLimits, "perKey">,
): Middleware {
  return async function requireImageSignatureMiddleware(ctx, next) {
    ctx.set({ "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" });
    const fields: Record<string, string> = {};
    for (const [name, value] of Object.entries(ctx.query)) {
      if (typeof value !== "string")
        throw new DomainError("forbidden", `The address of this image says ${name} twice`);
      fields[name] = value;
    }
    const { apiKey, callsPerMinute, secondsLeft } = await addresses.check(ctx.path, fields);
    setApiKey(ctx, apiKey);
    const spend = () => spendCall(ctx, limits, { key: `${apiKey.id} images`, callsPerMinute });
    signedRequests.set(ctx, { secondsLeft, spend });
    await next();
  };
}
