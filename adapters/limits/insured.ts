import type { LimitStore } from "../../core/ports/limit-store.ts";

/** Pause before an unavailable database is asked again, ms: its timeouts would delay every call. */
const PAUSE_MS = 1000;

/**
 * Limits shared by all processes, and those of this process while the database is unavailable, so that an
 * outage neither admits nor blocks everyone.
 * @param isOutage whether an error means that the database is unavailable; other errors are thrown
 */
export function createInsuredLimits(
  shared: LimitStore,
  own: LimitStore,
  isOutage: (error: unknown) => boolean,
): LimitStore {
  let awayUntil = 0;

  async function insured<T>(work: (limits: LimitStore) => Promise<T>): Promise<T> {
    if (performance.now() < awayUntil) return work(own);
    try {
      return await work(shared);
    } catch (error) {
      if (!isOutage(error)) throw error;
      awayUntil = performance.now() + PAUSE_MS;
      return work(own);
    }
  }

  return {
    counts: {
      add: (key, seconds) => insured(({ counts }) => counts.add(key, seconds)),
      takeBack: (key) => insured(({ counts }) => counts.takeBack(key)),
      forget: (key) => insured(({ counts }) => counts.forget(key)),
    },
    attempts: {
      spend: (account, allowed) => insured(({ attempts }) => attempts.spend(account, allowed)),
      giveBack: (account) => insured(({ attempts }) => attempts.giveBack(account)),
      forget: (account) => insured(({ attempts }) => attempts.forget(account)),
    },
  };
}
