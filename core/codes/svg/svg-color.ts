import { type Color, parseColor } from "../color.ts";
import { namedColor } from "./named-colors.ts";
import { valueRefusal } from "./svg-refusal.ts";

const FUNCTION = /^(rgba?|hsla?)\(([^()]{1,200})\)$/;
const PART = /^([+-]?(?:\d{1,20}(?:\.\d{0,40})?|\.\d{1,40}))(%|deg)?$/;

/**
 * A color as SVG and CSS write it: by name, in hex, `rgb()`, `rgba()`, `hsl()` or `hsla()`.
 * @param name of the property, for the sentence
 * @throws DomainError `logo_unreadable` for another one
 */
export function readColor(text: string, name: string): Color {
  const word = text.trim().toLowerCase();
  const known = namedColor(word);
  const color = parseColor(known === null ? word : `#${known}`) ?? functionColor(word);
  if (color === null) throw valueRefusal(name, text);
  return color;
}

function functionColor(word: string): Color | null {
  const [, kind, list = ""] = FUNCTION.exec(word) ?? [];
  if (kind === undefined) return null;
  const parts = list
    .split(/[\s,/]/)
    .filter((part) => part !== "")
    .map((part) => PART.exec(part));
  if (parts.length < 3 || parts.length > 4) return null;
  const share = (at: number, whole: number): number => {
    const [, digits, unit] = parts[at] ?? [];
    const value = unit === "%" ? Number(digits) / 100 : Number(digits) / whole;
    return Math.min(1, Math.max(0, value));
  };
  if (parts.some((part) => part === null)) return null;
  const alpha = parts.length === 4 ? share(3, 1) : 1;
  if (kind.startsWith("rgb"))
    return { red: share(0, 255) * 255, green: share(1, 255) * 255, blue: share(2, 255) * 255, alpha };
  return { ...fromHue(Number(parts[0]?.[1]), share(1, 100), share(2, 100)), alpha };
}

/** CSS Color 4 §7.1. @param hue degrees */
function fromHue(hue: number, saturation: number, lightness: number): Omit<Color, "alpha"> {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const place = (((shift + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return { red: channel(0), green: channel(8), blue: channel(4) };
}
