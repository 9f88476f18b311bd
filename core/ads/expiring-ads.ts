import type { Clock } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Advertisement, AdvertisementRepository } from "./advertisement.ts";
import { dayIn, soonAfter } from "./schedule.ts";

/** An advertisement that ends soon, as it is announced (D25). */
export interface ExpiringAd extends Pick<Advertisement, "id" | "title" | "placement"> {
  /** Its last day, `2026-01-31`. */
  endDate: string;
}

interface Dependencies {
  advertisements: Pick<AdvertisementRepository, "untold" | "claimTold" | "unclaimTold">;
  settings: Pick<SettingsService, "get">;
  clock: Clock;
}

export type ExpiringAds = ReturnType<typeof createExpiringAds>;

/** Finds the active advertisements that end in 1 to 7 days, and remembers which ends were told already. */
export function createExpiringAds({ advertisements, settings, clock }: Dependencies) {
  /**
   * Tells each end once, however many processes ask; a moved end is told again. One that could not be told is told the next time.
   * @returns how many were told
   * @throws whatever `tell` throws
   */
  async function announce(tell: (ad: ExpiringAd) => Promise<void>): Promise<number> {
    const { timezone } = await settings.get();
    let told = 0;
    for (const { id, title, placement, endDate } of await advertisements.untold(
      soonAfter(dayIn(clock.now(), timezone)),
    )) {
      if (endDate === null || !(await advertisements.claimTold(id, endDate))) continue;
      try {
        await tell({ id, title, placement, endDate });
      } catch (error) {
        await advertisements.unclaimTold(id, endDate);
        throw error;
      }
      told += 1;
    }
    return told;
  }

  return { announce };
}
