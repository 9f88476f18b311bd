import type { DeviceReader } from "../ports/device-reader.ts";
import type { CreateBatcher } from "../ports/gather.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { AdDay, AdRepository } from "./ad.ts";

interface Dependencies {
  transact: Transact<{ ads: AdRepository }>;
  devices: Pick<DeviceReader, "isBot">;
  clock: Clock;
  gather: CreateBatcher;
}

export type AdCountService = ReturnType<typeof createAdCountService>;

/** Counts impressions and clicks of advertisements in the background. Stores nothing about the viewers. */
export function createAdCountService({ transact, devices, clock, gather }: Dependencies) {
  const gathered = gather<AdDay>((days) => transact((tx) => tx.ads.count(summed(days))));

  function add(
    ids: readonly string[],
    userAgent: string,
    counts: Pick<AdDay, "impressions" | "clicks">,
  ): void {
    if (devices.isBot(userAgent)) return;
    const day = clock.now().toISOString().slice(0, 10);
    for (const adId of new Set(ids)) gathered.add({ adId, day, ...counts });
  }

  return {
    /** Counts an impression: half of the advertisement was on the screen, once per page view. */
    seen: (ids: readonly string[], userAgent: string) => add(ids, userAgent, { impressions: 1, clicks: 0 }),
    /** Counts a click. */
    followed: (id: string, userAgent: string) => add([id], userAgent, { impressions: 0, clicks: 1 }),
    flush: () => gathered.flush(),
    close: () => gathered.close(),
  };
}

/** Merges counts into one entry per advertisement and day, so that a thousand views write one row. */
function summed(days: readonly AdDay[]): AdDay[] {
  const sums = new Map<string, AdDay>();
  for (const { adId, day, impressions, clicks } of days) {
    const key = `${adId} ${day}`;
    const sum = sums.get(key) ?? { adId, day, impressions: 0, clicks: 0 };
    sum.impressions += impressions;
    sum.clicks += clicks;
    sums.set(key, sum);
  }
  return [...sums.values()];
}
