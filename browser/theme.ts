import { useSyncExternalStore } from "react";

type Theme = "dark" | "light";
export const THEME_CHOICES = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = "quietzone.theme";
const CHANGED = "quietzone:theme";
/** The choice in a browser without storage. */
let unkept: ThemeChoice = "system";

const toChoice = (stored: string | null): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === stored) ?? "system";
const prefersLight = () => matchMedia("(prefers-color-scheme: light)");

function chosen(): ThemeChoice {
  try {
    return toChoice(localStorage.getItem(KEY));
  } catch {
    return unkept;
  }
}

function toShown(choice: ThemeChoice): Theme {
  if (choice !== "system") return choice;
  return prefersLight().matches ? "light" : "dark";
}

function show(choice: ThemeChoice): void {
  const root = document.documentElement;
  root.dataset["theme"] = toShown(choice);
  // The browser's own bars take the page's color.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = getComputedStyle(root).backgroundColor;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Stores the choice in this browser and applies it, here and in its other tabs. */
export function chooseTheme(choice: ThemeChoice): void {
  unkept = choice;
  try {
    if (choice === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // No storage: the choice lasts until the page is left.
  }
  show(choice);
}

/** Applies a choice made in another tab. */
function adopt({ key, newValue }: StorageEvent): void {
  if (key === KEY) show(toChoice(newValue));
}

const follow = () => show(chosen());

function subscribe(listener: () => void): () => void {
  const system = prefersLight();
  system.addEventListener("change", follow);
  window.addEventListener("storage", adopt);
  window.addEventListener(CHANGED, listener);
  return () => {
    system.removeEventListener("change", follow);
    window.removeEventListener("storage", adopt);
    window.removeEventListener(CHANGED, listener);
  };
}

/** The chosen theme. The server cannot know it and renders "system"; a script in index.html applies it before first paint. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, chosen, () => "system");

/** The theme on screen: the choice, or the system's. The server cannot know it either. */
export const useShownTheme = (): Theme =>
  useSyncExternalStore(
    subscribe,
    () => toShown(chosen()),
    () => "dark",
  );
