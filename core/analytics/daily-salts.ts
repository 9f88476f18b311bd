import type { Secrets } from "../ports/crypto.ts";

interface Dependencies {
  /**
   * The salt of a day (`2026-01-31`, UTC), the same for every process; stores `fresh` if the day has none.
   */
  saltOf: (day: string, fresh: string) => Promise<string>;
  secrets: Pick<Secrets, "random">;
}

export interface DailySalts {
  of: (day: string) => Promise<string>;
  /** Drops cached salts of earlier days. */
  forgetBefore: (day: string) => void;
}

/** Caches the salts of days (UTC), so that each is read from the database once. */
export function createDailySalts({ saltOf, secrets }: Dependencies): DailySalts {
  const salts = new Map<string, Promise<string>>();
  return {
    of(day: string): Promise<string> {
      const known = salts.get(day);
      if (known) return known;
      const asked = saltOf(day, secrets.random());
      salts.set(day, asked);
      // do not cache a failure
      asked.catch(() => salts.delete(day));
      return asked;
    },
    forgetBefore(day: string): void {
      for (const known of salts.keys()) if (known < day) salts.delete(known);
    },
  };
}
