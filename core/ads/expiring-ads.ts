import type { Clock } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Ad, AdRepository } from "./ad.ts";
import { dayIn, soonAfter } from "./schedule.ts";

/** An advertisement that ends soon, as announced to admins. */
export interface ExpiringAd extends Pick<Ad, "id" | "title" | "placement"> {
  /** Last day, `2026-01-31`. */
  endDate: string;
}

interface Dependencies {
  ads: Pick<AdRepository, "findUnannounced" | "claimAnnouncement" | "releaseAnnouncement">;
  settings: Pick<SettingsService, "get">;
  clock: Clock;
}

export type ExpiringAds = ReturnType<typeof createExpiringAds>;

/** Finds active advertisements that end in 1 to 7 days, and records which ends were announced. */
export function createExpiringAds({ ads, settings, clock }: Dependencies) {
  /**
   * Announces each end once across all processes; a changed end is announced again. A failed announcement is
   * retried on the next call.
   * @returns the number of announcements
   * @throws errors from `send`
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
