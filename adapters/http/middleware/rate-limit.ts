import { isIPv6 } from "node:net";
import type { Middleware } from "koa";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { DomainError } from "../../../core/errors.ts";
import { ipv6Groups, plainAddress } from "../../../core/ip-address.ts";
import { createLoginAttempts } from "./login-attempts.ts";

const tooMany = (milliseconds: number, message: string) =>
  new DomainError("over_request_rate_limit", message, {
    retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
  });

/** One IPv6 customer owns a /64 at least: its addresses count as one. */
export function addressKey(ip: string): string {
  const plain = plainAddress(ip);
  return isIPv6(plain) ? ipv6Groups(plain).slice(0, 4).join(":") : plain;
}

/** Limits by where a call comes from and by whom it is about, counted in this process. `factor` multiplies them all (RATE_LIMIT_FACTOR). */
export function createRateLimits(factor: number) {
  const limiterOf = (calls: number, seconds: number) =>
    new RateLimiterMemory({ points: Math.max(1, Math.round(calls * factor)), duration: seconds });

  /** Lets an address make `calls` calls in `seconds`; each use counts for itself. */
  function perAddress(calls: number, seconds: number): Middleware {
    const limiter = limiterOf(calls, seconds);
    return async function rateLimitMiddleware(ctx, next) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(addressKey(ctx.ip));
      if (consumedPoints > limiter.points)
        throw tooMany(msBeforeNext, "Too many requests: wait a moment and try again");
      await next();
    };
  }

  /** Lets an address fail `failures` times in `seconds`, whatever succeeds between: guesses of one password for many accounts. */
  function failuresPerAddress(failures: number, seconds: number) {
    const limiter = limiterOf(failures, seconds);
    return {
      async check(ip: string): Promise<void> {
        const state = await limiter.get(addressKey(ip));
        if (state !== null && state.consumedPoints >= limiter.points)
          throw tooMany(state.msBeforeNext, "Too many failed sign-ins from your network: wait and try again");
      },
      async count(ip: string): Promise<void> {
        await limiter.penalty(addressKey(ip));
      },
    };
  }

  /** Lets `mails` mails go to one mailbox in `seconds`, counted alike for those that have no account. */
  function perMailbox(mails: number, seconds: number) {
    const limiter = limiterOf(mails, seconds);
    return {
      async spend(email: string): Promise<void> {
        const { consumedPoints, msBeforeNext } = await limiter.penalty(email);
        if (consumedPoints <= limiter.points) return;
        throw new DomainError(
          "over_email_send_rate_limit",
          "Several mails were sent to this address just now: look for them, or wait and try again",
          { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) },
        );
      },
    };
  }

  return { perAddress, failuresPerAddress, perMailbox, loginAttempts: () => createLoginAttempts(factor) };
}
export type RateLimits = ReturnType<typeof createRateLimits>;
