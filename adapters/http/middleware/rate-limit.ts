import { isIPv6 } from "node:net";
import type { Middleware } from "koa";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { DomainError } from "../../../core/errors.ts";

const tooMany = (milliseconds: number, message: string) =>
  new DomainError("over_request_rate_limit", message, {
    retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
  });

/** One IPv6 customer owns a /64 at least: its addresses count as one. IPv4 in IPv6 clothes (::ffff:) counts as IPv4. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
  return [...groups, ...zeros, ...rest].slice(0, 4).join(":");
}

/** Limits by address and by account, counted in this process. `factor` multiplies them all (RATE_LIMIT_FACTOR). */
export function createRateLimits(factor: number) {
  /** Lets an address make `calls` calls in `seconds`; each use counts for itself. */
  function perAddress(calls: number, seconds: number): Middleware {
    const points = Math.max(1, Math.round(calls * factor));
    const limiter = new RateLimiterMemory({ points, duration: seconds });
    return async function rateLimitMiddleware(ctx, next) {
      const key = addressKey(ctx.ip);
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
      if (consumedPoints > points)
        throw tooMany(msBeforeNext, "Too many requests: wait a moment and try again");
      await next();
    };
  }

  /** Counts sign-ins of one account until one succeeds. */
  function loginAttempts(seconds: number) {
    const limiter = new RateLimiterMemory({ points: 1, duration: seconds });
    return {
      /** Counted before the password is looked at, so that guesses at the same instant count as well. */
      async spend(email: string, allowed: number): Promise<void> {
        const { consumedPoints, msBeforeNext } = await limiter.penalty(email);
        if (consumedPoints > allowed * factor) {
          throw tooMany(msBeforeNext, "Too many sign-in attempts for this account: wait and try again");
        }
      },
      async forget(email: string): Promise<void> {
        await limiter.delete(email);
      },
    };
  }

  return { perAddress, loginAttempts };
}
export type RateLimits = ReturnType<typeof createRateLimits>;
