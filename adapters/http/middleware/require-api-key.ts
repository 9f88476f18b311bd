import type { Context, Middleware } from "koa";
import type { ApiKey } from "../../../core/api-keys/api-key.ts";
import type { ApiKeyService } from "../../../core/api-keys/api-key-service.ts";
import { DomainError } from "../../../core/errors.ts";
import type { RateLimits } from "./rate-limit.ts";

const callers = new WeakMap<Context, ApiKey>();

/** The key of a call. Use only after the guard below. */
export function apiKeyOf(ctx: Context): ApiKey {
  const key = callers.get(ctx);
  if (!key) throw new Error(`${ctx.path} has no guard`);
  return key;
}

/** Sets the key of a call. For guards only. */
export const setApiKey = (ctx: Context, apiKey: ApiKey): void => void callers.set(ctx, apiKey);

/** The challenge for a failed authentication (RFC 6750 §3); a call without a key gets no error code. */
export function challenge(ctx: Context, said: Readonly<Record<string, string>> = {}): void {
  const parts = Object.entries({ realm: "api", ...said }).map(([name, value]) => `${name}="${value}"`);
  ctx.set("WWW-Authenticate", `Bearer ${parts.join(", ")}`);
}

/** Counts a call and sets the rate limit headers. @throws DomainError `over_request_rate_limit` */
export async function spendCall(
  ctx: Context,
  limits: Pick<RateLimits, "perKey">,
  { key, callsPerMinute }: { key: string; callsPerMinute: number },
): Promise<void> {
  const { limit, count, endsIn } = await limits.perKey(key, callsPerMinute);
  const seconds = Math.max(1, Math.ceil(endsIn / 1000));
  ctx.set("RateLimit-Limit", String(limit));
  ctx.set("RateLimit-Remaining", String(Math.max(0, limit - count)));
  ctx.set("RateLimit-Reset", String(seconds));
  if (count > limit) {
    throw new DomainError("over_request_rate_limit", "This API key has made too many calls: wait a moment", {
      retryAfter: seconds,
    });
  }
}

/**
 * Guard of all API key routes: requires a valid key with calls left in the minute that started with its first
 * call. The limit is the current setting. Headers as in draft-ietf-httpapi-ratelimit-headers.
 */
export function requireApiKey(
  apiKeys: Pick<ApiKeyService, "authenticate">,
  limits: Pick<RateLimits, "perKey">,
): Middleware {
  return async function requireApiKeyMiddleware(ctx, next) {
    const key = /^Bearer (\S+)$/i.exec(ctx.get("Authorization"))?.[1];
    if (key === undefined) {
      challenge(ctx);
      throw new DomainError("no_authorization", "Send an API key as Authorization: Bearer qz_...");
    }
    const { apiKey, callsPerMinute } = await apiKeys.authenticate(key).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === "no_authorization") {
        challenge(ctx, { error: "invalid_token", error_description: error.message });
      }
      throw error;
    });
    // an HTTP-date (RFC 9110 §5.6.7); not Sunset (RFC 8594), which describes the resource rather than the key
    ctx.set("X-Quietzone-Key-Expires", apiKey.expiresAt.toUTCString());
    // guards run again after a late body, which is still the same call
    if (!callers.has(ctx)) await spendCall(ctx, limits, { key: apiKey.id, callsPerMinute });
    setApiKey(ctx, apiKey);
    await next();
  };
}
