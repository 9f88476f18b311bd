import type { StyleName } from "./style-texts.ts";

type PresetTexts = Partial<Record<"foreground" | "background" | StyleName, string>>;

/** Looks of our own, written as designs are typed. `npm run test:styles` has each read in every version up to 25. */
export const PRESETS = {
  ink: { foreground: "#111827", background: "#ffffff", modules: "rounded", eyes: "rounded" },
  pearl: { foreground: "#000000", background: "#ffffff", modules: "dots", eyes: "rounded" },
  graphite: { foreground: "#27303f", background: "#ffffff", modules: "small-squares", eyes: "cut-corner" },
  slate: { foreground: "#1e293b", background: "#f8fafc", modules: "horizontal-bars", eyes: "rounded" },
  pinstripe: { foreground: "#172554", background: "#ffffff", modules: "vertical-bars", eyes: "square" },
  midnight: {
    foreground: "#0f172a",
    background: "#ffffff",
    modules: "connected",
    eyes: "rounded",
    gradient: "linear 45 #0f172a #1e40af",
  },
  ocean: {
    foreground: "#0c4a6e",
    background: "#f0f9ff",
    modules: "connected",
    eyes: "rounded",
    gradient: "linear 90 #0c4a6e #134e4a",
  },
  sky: { foreground: "#075985", background: "#f0f9ff", modules: "rounded", eyes: "rounded" },
  teal: { foreground: "#134e4a", background: "#ffffff", modules: "diamonds", eyes: "cut-corner" },
  mint: { foreground: "#064e3b", background: "#ecfdf5", modules: "dots", eyes: "rounded" },
  forest: { foreground: "#14532d", background: "#ffffff", modules: "vertical-bars", eyes: "rounded" },
  moss: { foreground: "#365314", background: "#f7fee7", modules: "small-squares", eyes: "square" },
  citrus: { foreground: "#4d3b00", background: "#fefce8", modules: "rounded", eyes: "rounded" },
  sand: { foreground: "#44403c", background: "#faf5ee", modules: "connected", eyes: "rounded" },
  coffee: { foreground: "#3b2314", background: "#fbf3e9", modules: "dots", eyes: "square" },
  brick: { foreground: "#7f1d1d", background: "#fef2f2", modules: "square", eyes: "cut-corner" },
  ember: {
    foreground: "#7c2d12",
    background: "#ffffff",
    modules: "rounded",
    eyes: "rounded",
    gradient: "linear 135 #7c2d12 #450a0a",
  },
  sunset: {
    foreground: "#7c2d12",
    background: "#fff7ed",
    modules: "connected",
    eyes: "rounded",
    gradient: "linear 90 #7c2d12 #701a75",
  },
  rose: { foreground: "#881337", background: "#fff1f2", modules: "dots", eyes: "rounded" },
  berry: {
    foreground: "#1f2937",
    background: "#ffffff",
    modules: "rounded",
    eyes: "rounded",
    eye_color: "#9d174d,#be123c",
  },
  plum: { foreground: "#581c87", background: "#faf5ff", modules: "connected", eyes: "cut-corner" },
  violet: {
    foreground: "#4c1d95",
    background: "#f5f3ff",
    modules: "rounded",
    eyes: "rounded",
    gradient: "radial #4c1d95 #1e1b4b",
  },
  signal: {
    foreground: "#000000",
    background: "#ffffff",
    modules: "square",
    eyes: "square",
    eye_color: "#b91c1c",
  },
  harbor: {
    foreground: "#0f172a",
    background: "#ffffff",
    modules: "horizontal-bars",
    eyes: "cut-corner",
    eye_color: "#0f4c75",
  },
} as const satisfies Record<string, PresetTexts>;

export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

/** The preset with this name, ignoring case, or null. */
export function presetNamed(name: string): PresetName | null {
  const wanted = name.trim().toLowerCase();
  return PRESET_NAMES.find((one) => one === wanted) ?? null;
}

/**
 * The texts of a preset, overridden by the caller's. A foreground from the caller removes the preset's
 * gradient, which would hide it.
 */
export function withPreset<Own extends { foreground?: unknown; gradient?: unknown }>(
  preset: PresetName,
  own: Own,
): PresetTexts & Own {
  const texts: PresetTexts = { ...PRESETS[preset] };
  if (own.foreground !== undefined) delete texts.gradient;
  return { ...texts, ...own };
}
