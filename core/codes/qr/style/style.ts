import * as z from "zod/mini";
import { parseColor } from "../../color.ts";

export const MODULE_SHAPES = [
  "square",
  "dots",
  "rounded",
  "connected",
  "diamonds",
  "vertical-bars",
  "horizontal-bars",
  "small-squares",
] as const;
export type ModuleShape = (typeof MODULE_SHAPES)[number];

/** Shapes of the frame of a finder pattern and of the ball in it. */
export const EYE_SHAPES = ["square", "rounded", "circle", "leaf", "cut-corner"] as const;
export type EyeShape = (typeof EYE_SHAPES)[number];

/** The area between a logo and the modules; `knockout`: modules there are left out, without a background. */
export const LOGO_BACKINGS = ["circle", "rounded", "square", "none", "knockout"] as const;
export type LogoBacking = (typeof LOGO_BACKINGS)[number];

/** Corners of the background: rounded ones lie within the quiet zone, and nothing is behind them. */
export const CORNERS = ["square", "rounded"] as const;

/** Ink of a style: PDF has no gradient that is see-through, and an eye that is would be a trap. */
export const inkText = z
  .string()
  .check(z.refine((text) => parseColor(text)?.alpha === 1, "Write a color as # with 3 or 6 hex digits"));

/** A gradient while its colors are being chosen: both may be the same. */
export const gradientDraftSchema = z.object({
  kind: z._default(z.enum(["linear", "radial"]), "linear"),
  /** Degrees, clockwise from left to right; means nothing for a radial one, which begins in the middle. */
  angle: z._default(z.int().check(z.minimum(0), z.maximum(359)), 0),
  from: inkText,
  to: inkText,
});
export type Gradient = z.infer<typeof gradientDraftSchema>;

/** Whether a gradient starts and ends in the same color. */
export const isOneColor = ({ from, to }: Gradient): boolean =>
  JSON.stringify(parseColor(from)) === JSON.stringify(parseColor(to));

export const gradientSchema = gradientDraftSchema.check(
  z.refine((gradient) => !isOneColor(gradient), "Its two colors are the same: choose two"),
);

/** The look of a code beyond its two colors. Everything left out is as in a plain code. */
export const qrStyleSchema = z.object({
  modules: z._default(z.enum(MODULE_SHAPES), "square"),
  eyeFrame: z._default(z.enum(EYE_SHAPES), "square"),
  eyeBall: z._default(z.enum(EYE_SHAPES), "square"),
  /** null: like the modules. */
  eyeFrameColor: z._default(z.nullable(inkText), null),
  eyeBallColor: z._default(z.nullable(inkText), null),
  /** Covers the whole code instead of the foreground, except eyes with their own color or gradient. */
  gradient: z._default(z.nullable(gradientSchema), null),
  /** Covers each eye, except those with their own color. */
  eyeGradient: z._default(z.nullable(gradientSchema), null),
  logoBacking: z._default(z.enum(LOGO_BACKINGS), "circle"),
  corners: z._default(z.enum(CORNERS), "square"),
});
export type QrStyle = z.infer<typeof qrStyleSchema>;

export const PLAIN_STYLE: QrStyle = qrStyleSchema.parse({});

/**
 * Whether a style draws the modules and eyes of a plain code, regardless of its background and logo backing.
 */
export const isPlainCode = (style: QrStyle): boolean =>
  Object.entries(withSurroundings(PLAIN_STYLE, style)).every(
    ([name, value]) => style[name as keyof typeof style] === value,
  );

/** A style with what another one has around its code: behind the logo, and at the corners of its background. */
export const withSurroundings = (
  style: QrStyle,
  { logoBacking, corners }: Pick<QrStyle, "logoBacking" | "corners">,
): QrStyle => ({ ...style, logoBacking, corners });

/** Whether a code is drawn like one without a style; a logo backing counts only if there is a logo. */
export const isPlainLook = (style: QrStyle | undefined, hasLogo: boolean): boolean =>
  style === undefined ||
  (isPlainCode(style) &&
    style.corners === PLAIN_STYLE.corners &&
    (!hasLogo || style.logoBacking === PLAIN_STYLE.logoBacking));
