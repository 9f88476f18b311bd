import type { Clock } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Advertisement, AdvertisementRepository } from "./advertisement.ts";
import { dayIn } from "./schedule.ts";

/** How long a process shows what it read: a change elsewhere is seen within a second, however many pages are made in it. */
const FRESH_MS = 500;

interface Dependencies {
  advertisements: Pick<AdvertisementRepository, "running">;
  settings: Pick<SettingsService, "get">;
  clock: Clock;
}

export type RunningAds = ReturnType<typeof createRunningAds>;

/** What the public pages show: active, begun and not over, the highest priority first. */
export function createRunningAds({ advertisements, settings, clock }: Dependencies) {
  let read: { at: number; ads: Promise<Advertisement[]> } | null = null;

  async function ask(now: Date): Promise<Advertisement[]> {
    const { timezone } = await settings.get();
    return advertisements.running(dayIn(now, timezone));
  }

  function list(): Promise<Advertisement[]> {
    const now = clock.now();
    const age = read ? now.getTime() - read.at : FRESH_MS;
    if (read && age >= 0 && age < FRESH_MS) return read.ads;
    const asked = { at: now.getTime(), ads: ask(now) };
    read = asked;
    // asked again where it failed
    asked.ads.catch(() => {
      if (read === asked) read = null;
    });
    return asked.ads;
  }

  /** Null where it is not on the pages now, whatever becomes of it. */
  const find = async (id: string): Promise<Advertisement | null> =>
    (await list()).find((ad) => ad.id === id) ?? null;

  /** Reads again at the next question: something was changed here. */
  const forget = (): void => {
    read = null;
  };

  return { list, find, forget };
}
