import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { CallCounts, CallCount } from "../../core/ports/call-counts.ts";

const counted = ({ consumedPoints, msBeforeNext }: RateLimiterRes): CallCount => ({
  count: consumedPoints,
  endsIn: msBeforeNext,
});

/** Counts of this process only, which suffices if it is the only one. */
export function createMemoryCallCounts(): CallCounts {
  const limiter = new RateLimiterMemory({ points: 1, duration: 1 });

  return {
    add: async (key, seconds) => counted(await limiter.penalty(key, 1, { customDuration: seconds })),

    async takeBack(key) {
      const state = await limiter.get(key);
      if (state && state.consumedPoints > 0) await limiter.reward(key);
    },

    forget: async (key) => void (await limiter.delete(key)),
  };
}
