import { useSyncExternalStore } from "react";
import { publicDefaults } from "../core/settings/public-defaults.ts";
import type { PublicSettings } from "../core/settings/settings.ts";

/** Until the server has answered: as an operator finds it who has set nothing. */
let settings: PublicSettings = publicDefaults;
const listeners = new Set<() => void>();

/** Reads what everybody may know of the settings; after a change of theirs, too. */
export async function loadSiteSettings(): Promise<void> {
  const response = await fetch("/api/public/settings").catch(() => null);
  if (!response?.ok) return;
  settings = (await response.json()) as PublicSettings;
  document.documentElement.style.setProperty("--primary", settings.primary_color);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Name, colors and the other public settings of the site. */
export const useSiteSettings = (): PublicSettings => useSyncExternalStore(subscribe, () => settings);
