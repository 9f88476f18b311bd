import type { Clock } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Ad, AdRepository } from "./ad.ts";
import { dayIn, soonAfter } from "./schedule.ts";

/** An advertisement that ends soon, as it is announced. */
export interface ExpiringAd extends Pick<Ad, "id" | "title" | "placement"> {
  /** Its last day, `2026-01-31`. */
  endDate: string;
}

interface Dependencies {
  ads: Pick<AdRepository, "findUnannounced" | "claimAnnouncement" | "releaseAnnouncement">;
  settings: Pick<SettingsService, "get">;
  clock: Clock;
}

export type ExpiringAds = ReturnType<typeof createExpiringAds>;

/** Finds the active advertisements that end in 1 to 7 days, and records which ends were announced. */
export function createExpiringAds({ ads, settings, clock }: Dependencies) {
  /**
   * Announces each end once, however many processes ask; a moved end is announced again. One that failed is retried the next time.
   * @returns how many were announced
   * @throws whatever `send` throws
   */
  async function announce(send: (ad: ExpiringAd) => Promise<void>): Promise<number> {
    const { timezone } = await settings.get();
    let announced = 0;
    for (const { id, title, placement, endDate } of await ads.findUnannounced(
      soonAfter(dayIn(clock.now(), timezone)),
    )) {
      if (endDate === null || !(await ads.claimAnnouncement(id, endDate))) continue;
      try {
        await send({ id, title, placement, endDate });
      } catch (error) {
        await ads.releaseAnnouncement(id, endDate);
        throw error;
      }
      announced += 1;
    }
    return announced;
  }

  return { announce };
}
