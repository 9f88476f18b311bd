import type { LimitStore } from "../../core/ports/limit-store.ts";

/** So long nobody asks a database again that was unavailable: its time-outs would make every call wait. */
const PAUSE_MS = 1000;

/**
 * Limits among all processes, and while the database is unavailable those of this one: a limit then neither admits everyone nor blocks everyone.
 * @param isOutage whether an error says that the database is unavailable; any other one is thrown
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
