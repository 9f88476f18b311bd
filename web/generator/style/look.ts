import * as z from "zod/mini";
import { BLACK, formatColor, parseColor } from "../../../core/codes/color.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";
import {
  type Gradient,
  gradientDraftSchema,
  isOneColor,
  qrStyleSchema,
} from "../../../core/codes/qr/style/style.ts";

/** The part of a design that its colors, its style and its frame are. */
export type Look = Pick<QrDesign, "foreground" | "background" | "style" | "frame">;

const gradientDraft = z._default(z.nullable(gradientDraftSchema), null);
/** A style as its fields hold it: a color may pass through that of a gradient's other end while it is being chosen. */
export const styleDraftSchema = z.object({
  ...qrStyleSchema.shape,
  gradient: gradientDraft,
  eyeGradient: gradientDraft,
});

/** The look that is drawn of the one that the fields hold: a gradient between equal colors is that color. */
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

/** The color as one of a style, which is never see-through. */
export const opaqueColor = (color: string): string =>
  formatColor({ ...(parseColor(color) ?? BLACK), alpha: 1 });

/** A gradient that begins with a color and ends in a darker one, or in a blue where it begins with black. */
export function gradientFrom(color: string, { kind, angle }: Pick<Gradient, "kind" | "angle">): Gradient {
  const from = opaqueColor(color);
  return { kind, angle, from, to: from === "#000000" ? "#1e3a8a" : "#000000" };
}

/** The color that a code has, or its gradient begins with. */
export const shownForeground = ({ foreground, style }: Pick<Look, "foreground" | "style">): string =>
  style?.gradient?.from ?? foreground;

/** The change that gives a code these colors; its gradient, where it has one, begins with the foreground. */
export function withColors(
  { style }: Look,
  colors: Partial<Pick<Look, "foreground" | "background">>,
): Partial<Look> {
  if (colors.foreground === undefined || !style?.gradient) return colors;
  const from = opaqueColor(colors.foreground);
  return { ...colors, foreground: from, style: { ...style, gradient: { ...style.gradient, from } } };
}
