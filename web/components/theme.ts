import { useSyncExternalStore } from "react";

export type Theme = "dark" | "light";
const KEY = "quietzone.theme";
const CHANGED = "quietzone:theme";

const current = (): Theme => (document.documentElement.dataset["theme"] === "light" ? "light" : "dark");
const isTheme = (value: unknown): value is Theme => value === "dark" || value === "light";

function chosen(): Theme | null {
  try {
    const value = localStorage.getItem(KEY);
    return isTheme(value) ? value : null;
  } catch {
    return null;
  }
}

function show(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  window.dispatchEvent(new Event(CHANGED));
}

/** Remembers the choice in this browser and shows it, here and in its other tabs. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // This browser keeps nothing: the choice lasts until the page is left.
  }
  show(theme);
}

/** Another tab chose. */
function adopt({ key, newValue }: StorageEvent): void {
  if (key === KEY && isTheme(newValue)) show(newValue);
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: light)");
  // The system's preference counts until somebody chose.
  const follow = () => chosen() ?? show(system.matches ? "light" : "dark");
  system.addEventListener("change", follow);
  window.addEventListener("storage", adopt);
  window.addEventListener(CHANGED, listener);
  return () => {
    system.removeEventListener("change", follow);
    window.removeEventListener("storage", adopt);
    window.removeEventListener(CHANGED, listener);
  };
}

/** The theme that is shown. The server cannot know it and says dark. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => "dark");
