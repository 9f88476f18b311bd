import { type Color, type ContrastVerdict, formatColor, judgeContrast, parseColor } from "../../color.ts";
import type { QrDesign } from "../design.ts";
import type { Gradient, QrStyle } from "./style.ts";

/** A color that the dark parts of a styled code have, and the style with another in its place. */
interface StyleInk {
  part: "gradient" | "eye_gradient" | "eye_color";
  color: string;
  /** The other end of a gradient, which this one cannot be. */
  other?: string;
  replace: (color: string) => QrStyle;
}

/** Both ends of a gradient. */
const ends = (
  part: "gradient" | "eye_gradient",
  gradient: Gradient | null,
  put: (one: Gradient) => QrStyle,
): StyleInk[] =>
  gradient === null
    ? []
    : [
        {
          part,
          color: gradient.from,
          other: gradient.to,
          replace: (color) => put({ ...gradient, from: color }),
        },
        {
          part,
          color: gradient.to,
          other: gradient.from,
          replace: (color) => put({ ...gradient, to: color }),
        },
      ];

/** All colors of a style. A gradient is never lighter than its ends, so only the ends need checking. */
function inksOf(style: QrStyle): StyleInk[] {
  const eyes = (["eyeFrameColor", "eyeBallColor"] as const).flatMap((name) => {
    const color = style[name];
    const replace = (other: string): QrStyle => ({ ...style, [name]: other });
    return color === null ? [] : [{ part: "eye_color" as const, color, replace }];
  });
  return [
    ...ends("gradient", style.gradient, (gradient) => ({ ...style, gradient })),
    ...ends("eye_gradient", style.eyeGradient, (eyeGradient) => ({ ...style, eyeGradient })),
    ...eyes,
  ];
}

export type StyleFault = Pick<StyleInk, "part" | "color"> & {
  verdict: Extract<ContrastVerdict, { ok: false }>;
  /** A color that passes with everything else unchanged, if there is one. */
  fix: { style: QrStyle; color: string } | null;
};

/** The first color of a style that scanners cannot distinguish from the background; else null. */
export function styleFault({ style, background }: Pick<QrDesign, "style" | "background">): StyleFault | null {
  const ground = parseColor(background);
  if (!style || !ground) return null;
  for (const { part, color, other, replace } of inksOf(style)) {
    const ink = parseColor(color);
    if (ink === null) continue;
    const verdict = judgeContrast(ink, ground);
    if (verdict.ok || verdict.severity === "caution") continue;
    const passing = darkened(ink, ground, other);
    return {
      part,
      color,
      verdict,
      fix: passing === null ? null : { style: replace(passing), color: passing },
    };
  }
  return null;
}

const STEPS = 32;

/**
 * The lightest shade of a color with enough contrast to a background that is not the other end of its
 * gradient; null if black has too little.
 */
function darkened({ red, green, blue }: Color, ground: Color, other: string | undefined): string | null {
  const taken = other === undefined ? null : parseColor(other);
  for (let step = STEPS; step >= 0; step--) {
    const share = step / STEPS;
    const shade = { red: red * share, green: green * share, blue: blue * share, alpha: 1 };
    const text = formatColor(shade);
    if (taken !== null && text === formatColor(taken)) continue;
    const verdict = judgeContrast(shade, ground);
    if (verdict.ok || verdict.severity === "caution") return text;
  }
  return null;
}

/** Whether the foreground is visible, rather than replaced by a gradient. */
export const showsForeground = ({ style }: Pick<QrDesign, "style">): boolean => !style?.gradient;
