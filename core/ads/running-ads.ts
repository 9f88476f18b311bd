import type { Clock } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Ad, AdRepository } from "./ad.ts";
import { dayIn } from "./schedule.ts";

/**
 * Cache lifetime within a process: changes made elsewhere show within a second, however many pages are
 * rendered.
 */
const FRESH_MS = 500;

interface Dependencies {
  ads: Pick<AdRepository, "running">;
  settings: Pick<SettingsService, "get">;
  clock: Clock;
}

export type RunningAds = ReturnType<typeof createRunningAds>;

/** Advertisements on the public pages: active and within their dates, highest priority first. */
export function createRunningAds({ ads, settings, clock }: Dependencies) {
  let read: { at: number; ads: Promise<Ad[]> } | null = null;

  async function ask(now: Date): Promise<Ad[]> {
    const { timezone } = await settings.get();
    return ads.running(dayIn(now, timezone));
  }

  function list(): Promise<Ad[]> {
    const now = clock.now();
    const age = read ? now.getTime() - read.at : FRESH_MS;
    if (read && age >= 0 && age < FRESH_MS) return read.ads;
    const asked = { at: now.getTime(), ads: ask(now) };
    read = asked;
    // do not cache a failure
    asked.ads.catch(() => {
      if (read === asked) read = null;
    });
    return asked.ads;
  }

  /** Null if the pages do not show it now. */
  const find = async (id: string): Promise<Ad | null> => (await list()).find((ad) => ad.id === id) ?? null;

  /** Clears the cache after a change in this process. */
  const forget = (): void => {
    read = null;
  };

  return { list, find, forget };
}
