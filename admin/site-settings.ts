import { useSyncExternalStore } from "react";
import { publicDefaults } from "../core/settings/public-defaults.ts";
import type { PublicSettings } from "../core/settings/settings.ts";

/** Defaults of a new installation, until the server has answered. */
let settings: PublicSettings = publicDefaults;
const listeners = new Set<() => void>();

/** Loads the public settings; called again after they change. */
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
