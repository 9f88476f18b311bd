/** An sRGB color: channels 0 to 255, alpha 0 (clear) to 1 (opaque). */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

export const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
export const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

/**
 * Parses a color: `transparent`, or # with 3, 4, 6 or 8 hex digits; with 4 or 8, the last ones are alpha.
 * Ignores case and surrounding blanks.
 * @returns null for anything else
 */
export function parseColor(text: string): Color | null {
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

/** The shortest of `transparent`, #rrggbb and #rrggbbaa that expresses this color. */
export function formatColor({ red, green, blue, alpha }: Color): string {
  if (alpha === 0) return "transparent";
  const channels = alpha === 1 ? [red, green, blue] : [red, green, blue, alpha * 255];
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Contrast of two opaque colors, 1 (same) to 21 (black on white), for texts on screens (WCAG 2.2, 1.4.3). */
export function contrastRatio(a: Color, b: Color): number {
  const [darker, lighter] = [relativeLuminance(a), relativeLuminance(b)].toSorted((x, y) => x - y);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function relativeLuminance({ red, green, blue }: Color): number {
  return 0.2126 * reflectance(red) + 0.7152 * reflectance(green) + 0.0722 * reflectance(blue);
}

/** Relative luminance, 0 to 1, of an sRGB channel value (IEC 61966-2-1). */
function reflectance(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The visible color of a translucent color on an opaque one. */
export function flatten(color: Color, under: Color): Color {
  const mix = (over: number, below: number) => Math.round(over * color.alpha + below * (1 - color.alpha));
  return {
    red: mix(color.red, under.red),
    green: mix(color.green, under.green),
    blue: mix(color.blue, under.blue),
    alpha: 1,
  };
}

/** Sentences about color pairs; the web catalog includes them. */
export const colorMessages = {
  "color.foreground_clear": "The code itself is transparent: give it a dark color",
  "color.inverted": "The code is lighter than its background: many scanners cannot read inverted codes",
  "color.too_close":
    "Scanners can hardly tell these colors apart: make the code darker or the background lighter",
  "color.red_light":
    "Laser scanners see by red light, in which these bars fade: use black, blue, green or a darker color",
  "color.background_clear":
    "The background is transparent: the code scans only where what lies behind it is as light as paper",
} as const;

interface ColorPair {
  foreground: Color;
  background: Color;
}

export type ContrastVerdict =
  | { ok: true }
  | {
      ok: false;
      /** A warning: scanners miss the code. A caution: it scans on white. */
      severity: "warning" | "caution";
      code: "foreground_clear" | "inverted" | "too_close" | "red_light" | "background_clear";
      values: Record<string, never>;
      message: string;
      /** The nearest passing pair, for the one-click fix. */
      fix: ColorPair;
    };

/**
 * Judges whether scanners can distinguish the dark parts of a code from its background. Clear parts are judged on white.
 * @param kind a barcode must also pass in red light, the only light of lasers and most hand scanners
 */
export function judgeContrast(
  foreground: Color,
  background: Color,
  kind: "qr" | "barcode" = "qr",
): ContrastVerdict {
  const ground = flatten(background, WHITE);
  const ink = flatten(foreground, ground);
  const warn = (code: "foreground_clear" | "inverted" | "too_close" | "red_light", fix: ColorPair) =>
    ({
      ok: false,
      severity: "warning",
      code,
      values: {},
      message: colorMessages[`color.${code}`],
      fix,
    }) as const;
  const near = () => nearestPassing({ foreground: ink, background }, ground, kind);

  if (foreground.alpha === 0) {
    return warn("foreground_clear", nearestPassing({ foreground: BLACK, background }, ground, kind));
  }
  const [inkLuma, groundLuma] = [lumas(ink), lumas(ground)];
  if (inkLuma.every((luma, index) => luma > (groundLuma[index] ?? 0))) {
    const swapped = { foreground: ground, background: ink };
    return warn("inverted", background.alpha < 1 ? near() : nearestPassing(swapped, ink, kind));
  }
  if (!distinctToCameras(ink, ground)) return warn("too_close", near());
  if (kind === "barcode" && !distinctByRedLight(ink, ground)) return warn("red_light", near());
  const darkest = flatten(background, BLACK);
  if (isDistinct(flatten(foreground, darkest), darkest, kind)) return { ok: true };
  return {
    ok: false,
    severity: "caution",
    code: "background_clear",
    values: {},
    message: colorMessages["color.background_clear"],
    fix: { foreground, background: ground },
  };
}

/** Luma, 0 to 255, as decoders compute it: jsQR with the BT.709 weights, ZXing with BT.601, both directly from the sRGB values. */
function lumas({ red, green, blue }: Color): [number, number] {
  return [0.2126 * red + 0.7152 * green + 0.0722 * blue, 0.299 * red + 0.587 * green + 0.114 * blue];
}

/**
 * Measured on 900 random pairs at 5 to 10 px per module, clean, blurred and blurred with noise: from a ratio
 * of 2 jsQR and ZXing read every clean and blurred code (below 2, jsQR loses 5 to 70%, because its threshold
 * is half the brightness of an even area); from a difference of 100 they read every noisy one as well (at 60
 * to 100, ZXing loses up to 13%).
 */
const MIN_LUMA_RATIO = 2;
const MIN_LUMA_DIFFERENCE = 100;

function distinctToCameras(ink: Color, ground: Color): boolean {
  const groundLuma = lumas(ground);
  return lumas(ink).every((dark, index) => {
    const light = groundLuma[index] ?? 0;
    return light >= MIN_LUMA_RATIO * dark && light - dark >= MIN_LUMA_DIFFERENCE;
  });
}

/** ISO/IEC 15416 at 650 to 670 nm: symbol contrast of 40% (grade C), bars reflecting at most half as much as spaces. */
function distinctByRedLight(ink: Color, ground: Color): boolean {
  const [bar, space] = [reflectance(ink.red), reflectance(ground.red)];
  return space - bar >= 0.4 && bar <= space / 2;
}

const isDistinct = (ink: Color, ground: Color, kind: "qr" | "barcode"): boolean =>
  distinctToCameras(ink, ground) && (kind === "qr" || distinctByRedLight(ink, ground));

/** Darkens the foreground, keeping its hue, until the pair passes; if black is not dark enough, lightens the background. */
function nearestPassing(pair: ColorPair, ground: Color, kind: "qr" | "barcode"): ColorPair {
  const passes = (ink: Color, under: Color) => isDistinct(ink, under, kind);
  for (const ink of fades(pair.foreground, BLACK)) {
    if (passes(ink, ground)) return { foreground: ink, background: pair.background };
  }
  for (const ink of [pair.foreground, BLACK]) {
    for (const under of fades(ground, WHITE)) {
      if (passes(ink, under)) return { foreground: ink, background: under };
    }
  }
  return { foreground: BLACK, background: WHITE };
}

const FADE_STEPS = 64;

/** Yields small steps from one color to another, both included. */
function* fades(from: Color, to: Color): Generator<Color> {
  for (let step = 0; step <= FADE_STEPS; step++) {
    yield flatten({ ...to, alpha: step / FADE_STEPS }, from);
  }
}
