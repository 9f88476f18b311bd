import type { Clock } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Ad, AdRepository } from "./ad.ts";
import { dayIn } from "./schedule.ts";

/** How long a process shows what it read: a change elsewhere is seen within a second, however many pages are made in it. */
const FRESH_MS = 500;

interface Dependencies {
  ads: Pick<AdRepository, "running">;
  settings: Pick<SettingsService, "get">;
  clock: Clock;
}

export type RunningAds = ReturnType<typeof createRunningAds>;

/** What the public pages show: active, begun and not over, the highest priority first. */
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
    // asked again where it failed
    asked.ads.catch(() => {
      if (read === asked) read = null;
    });
    return asked.ads;
  }

  /** Null where it is not on the pages now, whatever becomes of it. */
  const find = async (id: string): Promise<Ad | null> => (await list()).find((ad) => ad.id === id) ?? null;

  /** Reads again at the next question: something was changed here. */
  const forget = (): void => {
    read = null;
  };

  return { list, find, forget };
}
