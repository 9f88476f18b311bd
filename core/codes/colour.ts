/** An sRGB colour: channels 0 to 255, alpha 0 (clear) to 1 (opaque). */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

export const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };
export const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/**
 * Reads a colour as the pickers write it (public tools §5): `transparent`, or # with 3, 4 or 6 hex digits, and 8 for
 * what `formatColour` writes of a colour with alpha. Case and blanks around mean nothing.
 * @returns null for anything else
 */
export function parseColour(text: string): Colour | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === "transparent") return { red: 0, green: 0, blue: 0, alpha: 0 };
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(trimmed)?.[1];
  if (digits === undefined) return null;
  const step = digits.length < 6 ? 1 : 2;
  const channel = (index: number) => {
    const part = digits.slice(index * step, (index + 1) * step);
    return part === "" ? 255 : parseInt(step === 1 ? part + part : part, 16);
  };
  return { red: channel(0), green: channel(1), blue: channel(2), alpha: channel(3) / 255 };
}

/** The shortest of `transparent`, #rrggbb and #rrggbbaa that says this colour. */
export function formatColour({ red, green, blue, alpha }: Colour): string {
  if (alpha === 0) return "transparent";
  const channels = alpha === 1 ? [red, green, blue] : [red, green, blue, alpha * 255];
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}
