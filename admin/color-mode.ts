import { useSyncExternalStore } from "react";

export const COLOR_MODES = ["system", "light", "dark"] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** The site's own key: one choice for both. */
const KEY = "quietzone.theme";
const CHANGED = "quietzone:theme";
/** What was chosen in a browser that keeps nothing. */
let unkept: ColorMode = "system";

const prefersLight = () => matchMedia("(prefers-color-scheme: light)");

function chosen(): ColorMode {
  try {
    const stored = localStorage.getItem(KEY);
    return COLOR_MODES.find((mode) => mode === stored) ?? "system";
  } catch {
    return unkept;
  }
}

function shown(): "light" | "dark" {
  const mode = chosen();
  if (mode !== "system") return mode;
  return prefersLight().matches ? "light" : "dark";
}

function show(): void {
  document.documentElement.dataset["theme"] = shown();
  window.dispatchEvent(new Event(CHANGED));
}

/** Remembers the choice in this browser and shows it, here and in its other tabs, the site's too. */
export function chooseColorMode(mode: ColorMode): void {
  unkept = mode;
  try {
    if (mode === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, mode);
  } catch {
    // The choice lasts until the page is left.
  }
  show();
}

const adopt = ({ key }: StorageEvent): void => {
  if (key === KEY) show();
};

function subscribe(listener: () => void): () => void {
  const system = prefersLight();
  system.addEventListener("change", show);
  window.addEventListener("storage", adopt);
  window.addEventListener(CHANGED, listener);
  return () => {
    system.removeEventListener("change", show);
    window.removeEventListener("storage", adopt);
    window.removeEventListener(CHANGED, listener);
  };
}

/** What was chosen. */
export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, chosen);
/** What is shown: the choice, or the system's. */
export const useShownColors = (): "light" | "dark" => useSyncExternalStore(subscribe, shown);
