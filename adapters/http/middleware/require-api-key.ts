import type { Context, Middleware } from "koa";
import type { ApiKey } from "../../../core/api-keys/api-key.ts";
import type { ApiKeyService } from "../../../core/api-keys/api-key-service.ts";
import { DomainError } from "../../../core/errors.ts";

const WINDOW_MS = 60_000;

const callers = new WeakMap<Context, ApiKey>();

/** Which key a call came with. Only behind the guard below. */
export function apiKeyOf(ctx: Context): ApiKey {
  const key = callers.get(ctx);
  if (!key) throw new Error(`${ctx.path} has no guard`);
  return key;
}

/**
 * The guard of everything for programs: a key that is good, and calls left in this minute, counted in this process. The limit is
 * the setting's of this moment. Headers as in draft-ietf-httpapi-ratelimit-headers.
 * @param factor multiplies the limit (RATE_LIMIT_FACTOR)
 */
export function requireApiKey(apiKeys: Pick<ApiKeyService, "authenticate">, factor: number): Middleware {
  let windowEnd = 0;
  const calls = new Map<string, number>();

  return async function requireApiKeyMiddleware(ctx, next) {
    const key = /^Bearer (\S+)$/i.exec(ctx.get("Authorization"))?.[1];
    if (key === undefined) {
      throw new DomainError("no_authorization", "Send an API key as Authorization: Bearer qz_...");
    }
    const { apiKey, callsPerMinute } = await apiKeys.authenticate(key);
    const now = Date.now();
    if (now >= windowEnd) {
      windowEnd = now + WINDOW_MS;
      calls.clear();
    }
    const limit = Math.max(1, Math.round(callsPerMinute * factor));
    const made = (calls.get(apiKey.id) ?? 0) + 1;
    calls.set(apiKey.id, made);
    const seconds = Math.ceil((windowEnd - now) / 1000);
    ctx.set("RateLimit-Limit", String(limit));
    ctx.set("RateLimit-Remaining", String(Math.max(0, limit - made)));
    ctx.set("RateLimit-Reset", String(seconds));
    if (made > limit) {
      throw new DomainError(
        "over_request_rate_limit",
        "This API key has made too many calls: wait a moment",
        {
          retryAfter: seconds,
        },
      );
    }
    callers.set(ctx, apiKey);
    await next();
  };
}
