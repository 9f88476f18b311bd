import { isIPv6 } from "node:net";
import type { Middleware } from "koa";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { DomainError } from "../../../core/errors.ts";
import { ipv6Groups, plainAddress } from "../../../core/ip-address.ts";
import type { CallCount } from "../../../core/ports/call-counts.ts";
import type { LimitStore } from "../../../core/ports/limit-store.ts";
import { createLoginAttempts, isRefusal } from "./login-attempts.ts";

/** Largest cache of keys known to be over their limit. */
const MAX_REFUSED_KEYS = 10_000;

const tooMany = (milliseconds: number, message: string) =>
  new DomainError("over_request_rate_limit", message, {
    retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
  });

/** An IPv6 customer has at least a /64, so its addresses count as one. */
export function addressKey(ip: string): string {
  const plain = plainAddress(ip);
  return isIPv6(plain) ? ipv6Groups(plain).slice(0, 4).join(":") : plain;
}

/** Rate limits by client address and by target. `factor` multiplies all of them (RATE_LIMIT_FACTOR). */
export function createRateLimits(factor: number, { counts, attempts }: LimitStore) {
  const maxCalls = (calls: number) => Math.max(1, Math.round(calls * factor));
  const made = new Map<string, number>();

  /** The same in all processes of one version, since they create their limits in the same order. */
  function nameOf(kind: string, calls: number, seconds: number): string {
    const name = `${kind} ${calls} in ${seconds}`;
    const before = made.get(name) ?? 0;
    made.set(name, before + 1);
    return `${name} #${before}`;
  }

  const refused = new Map<string, number>();

  /**
   * Counts a call, unless the key is known to be over the limit, so that a flood of rejected calls is cheap.
   */
  async function add(key: string, calls: number, seconds: number): Promise<CallCount> {
    const left = (refused.get(key) ?? 0) - performance.now();
    if (left > 0) return { count: maxCalls(calls) + 1, endsIn: left };
    const counted = await counts.add(key, seconds);
    if (counted.count > maxCalls(calls)) {
      if (refused.size >= MAX_REFUSED_KEYS) refused.clear();
      refused.set(key, performance.now() + counted.endsIn);
    }
    return counted;
  }

  /** Allows an address `calls` calls in `seconds`; each use has its own count. */
  function perAddress(calls: number, seconds: number): Middleware {
    const name = nameOf("calls", calls, seconds);
    return async function rateLimitMiddleware(ctx, next) {
      const { count, endsIn } = await add(`${name} ${addressKey(ctx.ip)}`, calls, seconds);
      if (count > maxCalls(calls)) throw tooMany(endsIn, "Too many requests: wait a moment and try again");
      await next();
    };
  }

  /**
   * The same, counted per process: for frequent calls that only protect the process's own time. Behind a load
   * balancer, an address has this limit in each process.
   */
  function perAddressHere(calls: number, seconds: number): Middleware {
    const limiter = new RateLimiterMemory({ points: maxCalls(calls), duration: seconds });
    return async function rateLimitHereMiddleware(ctx, next) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(addressKey(ctx.ip));
      if (consumedPoints > limiter.points) {
        throw tooMany(msBeforeNext, "Too many requests: wait a moment and try again");
      }
      await next();
    };
  }

  /**
   * Allows an address `failures` failures in `seconds`, regardless of successes in between: guesses of one
   * password for many accounts.
   */
  function failuresPerAddress(failures: number, seconds: number) {
    const name = nameOf("failures", failures, seconds);
    const keyOf = (ip: string) => `${name} ${addressKey(ip)}`;
    return {
      /**
       * Counts before the work starts, so that concurrent guesses all count; undone unless the work fails.
       * @throws errors from `work`; DomainError `over_request_rate_limit`
       */
      async around<T>(ip: string, work: () => Promise<T>): Promise<T> {
        const { count, endsIn } = await counts.add(keyOf(ip), seconds);
        if (count > maxCalls(failures)) {
          throw tooMany(endsIn, "Too many failed sign-ins from your network: wait and try again");
        }
        const giveBack = () => counts.takeBack(keyOf(ip)).catch(() => undefined);
        const result = await work().catch(async (error: unknown) => {
          if (!isRefusal(error)) await giveBack();
          throw error;
        });
        await giveBack();
        return result;
      },
    };
  }

  /**
   * Allows `mails` mails to a mailbox in `seconds`, counted in the same way for addresses without an account.
   */
  function perMailbox(mails: number, seconds: number) {
    const name = nameOf("mails", mails, seconds);
    return {
      async spend(email: string): Promise<void> {
        const { count, endsIn } = await counts.add(`${name} ${email}`, seconds);
        if (count <= maxCalls(mails)) return;
        throw new DomainError(
          "over_email_send_rate_limit",
          "Several mails were sent to this address just now: look for them, or wait and try again",
          { retryAfter: Math.max(1, Math.ceil(endsIn / 1000)) },
        );
      },
    };
  }

  return {
    perAddress,
    perAddressHere,
    failuresPerAddress,
    perMailbox,
    /** @param name kind of attempt */
    loginAttempts: (name: string) => createLoginAttempts(attempts, name, factor),
    /** @param calls current limit per minute from the settings */
    async perKey(key: string, calls: number): Promise<CallCount & { limit: number }> {
      return { ...(await counts.add(`key ${key}`, 60)), limit: maxCalls(calls) };
    },
  };
}
export type RateLimits = ReturnType<typeof createRateLimits>;
