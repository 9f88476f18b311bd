import { BLACK, formatColor, parseColor } from "../../../core/codes/color.ts";
import type { Gradient, QrStyle } from "../../../core/codes/qr/style/style.ts";

/** The color as an ink of a style, which is never see-through. */
export const opaque = (color: string): string => formatColor({ ...(parseColor(color) ?? BLACK), alpha: 1 });

/** What a gradient ends in where nothing is chosen, or the chosen color is the one that it begins with. */
const ENDS = ["#1e3a8a", "#000000"];

/** A gradient of two colors, as a style takes it: where both would be the same, it ends in another one. */
export function twoColors(gradient: Omit<Gradient, "to"> & { to?: string }): Gradient {
  const from = opaque(gradient.from);
  const to = [gradient.to, ...ENDS].find((color) => color !== undefined && opaque(color) !== from);
  return { ...gradient, from, to: opaque(to ?? "#000000") };
}

interface Colors {
  foreground: string;
  background: string;
  style?: QrStyle | undefined;
}

/** The color that a code has, or its gradient begins with. */
export const shownForeground = ({ foreground, style }: Colors): string => style?.gradient?.from ?? foreground;

/** The change that gives a code these colors; its gradient, where it has one, begins with the foreground. */
export function withColors(
  { style }: Colors,
  colors: Partial<Pick<Colors, "foreground" | "background">>,
): Partial<Colors> {
  if (colors.foreground === undefined || !style?.gradient) return colors;
  const gradient = twoColors({ ...style.gradient, from: colors.foreground });
  return { ...colors, foreground: gradient.from, style: { ...style, gradient } };
}
