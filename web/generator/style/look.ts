import * as z from "zod/mini";
import { BLACK, formatColor, parseColor } from "../../../core/codes/color.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";
import {
  type Gradient,
  gradientDraftSchema,
  isOneColor,
  qrStyleSchema,
} from "../../../core/codes/qr/style/style.ts";

/** The part of a design with its colors, style and frame. */
export type Look = Pick<QrDesign, "foreground" | "background" | "style" | "frame">;

const gradientDraft = z._default(z.nullable(gradientDraftSchema), null);
/** A style as its fields hold it: while a color is being chosen, both ends of a gradient may be equal. */
export const styleDraftSchema = z.object({
  ...qrStyleSchema.shape,
  gradient: gradientDraft,
  eyeGradient: gradientDraft,
});

/** The drawn version of the fields' values: a gradient between equal colors becomes that color. */
export function drawnLook({ foreground, background, style, frame }: Look): Look {
  if (!style) return { foreground, background, frame };
  const { gradient, eyeGradient } = style;
  const color = gradient && isOneColor(gradient) ? gradient.from : null;
  const eyeColor = eyeGradient && isOneColor(eyeGradient) ? eyeGradient.from : null;
  return {
    foreground: color ?? foreground,
    background,
    frame,
    style: {
      ...style,
      gradient: color === null ? gradient : null,
      eyeGradient: eyeColor === null ? eyeGradient : null,
      eyeFrameColor: style.eyeFrameColor ?? eyeColor,
      eyeBallColor: style.eyeBallColor ?? eyeColor,
    },
  };
}

/** The color as part of a style, always opaque. */
export const opaqueColor = (color: string): string =>
  formatColor({ ...(parseColor(color) ?? BLACK), alpha: 1 });

/** A gradient from a color to a darker one, or from black to a blue. */
export function gradientFrom(color: string, { kind, angle }: Pick<Gradient, "kind" | "angle">): Gradient {
  const from = opaqueColor(color);
  return { kind, angle, from, to: from === "#000000" ? "#1e3a8a" : "#000000" };
}

/** The color of a code, or the first of its gradient. */
export const shownForeground = ({ foreground, style }: Pick<Look, "foreground" | "style">): string =>
  style?.gradient?.from ?? foreground;

/** The change that applies these colors to a code; a gradient gets the foreground as its first color. */
export function withColors(
  { style }: Look,
  colors: Partial<Pick<Look, "foreground" | "background">>,
): Partial<Look> {
  if (colors.foreground === undefined || !style?.gradient) return colors;
  const from = opaqueColor(colors.foreground);
  return { ...colors, foreground: from, style: { ...style, gradient: { ...style.gradient, from } } };
}
