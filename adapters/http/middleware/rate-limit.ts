import { isIPv6 } from "node:net";
import type { Middleware } from "koa";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { DomainError } from "../../../core/errors.ts";
import { ipv6Groups, plainAddress } from "../../../core/ip-address.ts";
import type { CallCount } from "../../../core/ports/call-counts.ts";
import type { LimitStore } from "../../../core/ports/limit-store.ts";
import { createLoginAttempts, isRefusal } from "./login-attempts.ts";

/** Keys that this process knows to be over their limit. */
const MAX_REFUSED_KEYS = 10_000;

const tooMany = (milliseconds: number, message: string) =>
  new DomainError("over_request_rate_limit", message, {
    retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
  });

/** One IPv6 customer owns a /64 at least: its addresses count as one. */
export function addressKey(ip: string): string {
  const plain = plainAddress(ip);
  return isIPv6(plain) ? ipv6Groups(plain).slice(0, 4).join(":") : plain;
}

/** Limits by where a call comes from and by whom it is about. `factor` multiplies them all (RATE_LIMIT_FACTOR). */
export function createRateLimits(factor: number, { counts, attempts }: LimitStore) {
  const maxCalls = (calls: number) => Math.max(1, Math.round(calls * factor));
  const made = new Map<string, number>();

  /** The same in every process of one version, since they make their limits in the same order. */
  function nameOf(kind: string, calls: number, seconds: number): string {
    const name = `${kind} ${calls} in ${seconds}`;
    const before = made.get(name) ?? 0;
    made.set(name, before + 1);
    return `${name} #${before}`;
  }

  const refused = new Map<string, number>();

  /** Counts; whom it knows to be over the limit without asking, so that a flood of refused calls is cheap. */
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

  /** Lets an address make `calls` calls in `seconds`; each use counts for itself. */
  function perAddress(calls: number, seconds: number): Middleware {
    const name = nameOf("calls", calls, seconds);
    return async function rateLimitMiddleware(ctx, next) {
      const { count, endsIn } = await add(`${name} ${addressKey(ctx.ip)}`, calls, seconds);
      if (count > maxCalls(calls)) throw tooMany(endsIn, "Too many requests: wait a moment and try again");
      await next();
    };
  }

  /**
   * The same, counted by each process for itself: for what is called often and guards nothing but the process's own time. Behind a
   * proxy that takes turns, an address has so many calls at each.
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

  /** Lets an address fail `failures` times in `seconds`, whatever succeeds between: guesses of one password for many accounts. */
  function failuresPerAddress(failures: number, seconds: number) {
    const name = nameOf("failures", failures, seconds);
    const keyOf = (ip: string) => `${name} ${addressKey(ip)}`;
    return {
      /**
       * Counted before the work begins, so that a hundred guesses at the same instant count as well; given back unless the work is
       * refused.
       * @throws what `work` throws; DomainError `over_request_rate_limit`
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

  /** Lets `mails` mails go to one mailbox in `seconds`, counted alike for those that have no account. */
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
    /** @param name of what is tried */
    loginAttempts: (name: string) => createLoginAttempts(attempts, name, factor),
    /** @param calls a minute, as a setting says at this moment */
    async perKey(key: string, calls: number): Promise<CallCount & { limit: number }> {
      return { ...(await counts.add(`key ${key}`, 60)), limit: maxCalls(calls) };
    },
  };
}
export type RateLimits = ReturnType<typeof createRateLimits>;
