import type { Color } from "../color.ts";
import type { ColorGradient, PathCommand, PathLayer } from "../drawing.ts";
import { clippedPath } from "./clip.ts";
import { exactBounds } from "./flatten.ts";
import { gradientFill } from "./gradient.ts";
import { placedPath, scaleOf } from "./matrix.ts";
import { shapePath } from "./shapes.ts";
import { strokeOutline } from "./stroke.ts";
import { readColor } from "./svg-color.ts";
import { referredNode, type SvgFile } from "./svg-file.ts";
import type { SvgNode } from "./svg-node.ts";
import { partRefusal, valueRefusal } from "./svg-refusal.ts";
import { readShare, strokeOf, type SvgState } from "./svg-state.ts";

/** The painted areas of a shape: its fill, and its stroke as an outline. */
export function shapeLayers(node: SvgNode, state: SvgState, file: SvgFile, tolerance: number): PathLayer[] {
  const { inherited, matrix } = state;
  if (inherited["visibility"] === "hidden" || inherited["visibility"] === "collapse") return [];
  const path = shapePath(node, state.extent);
  const scale = scaleOf(matrix);
  if (path.length < 2 || !(scale > 0)) return [];

  const layer = (kind: "fill" | "stroke", outline: () => PathCommand[], rule?: "evenodd"): PathLayer[] => {
    const fill = paintOf(kind, path, { state, file, tolerance: tolerance / scale });
    if (fill === null) return [];
    let commands: readonly PathCommand[] = placedPath(matrix, outline());
    for (const clip of state.clips) commands = clippedPath(commands, clip, tolerance);
    return commands.length === 0
      ? []
      : [{ kind: "path", fill, commands: [...commands], ...(rule && { rule }) }];
  };

  const area = layer("fill", () => path, inherited["fill-rule"] === "evenodd" ? "evenodd" : undefined);
  const stroke = strokeOf(state);
  const line = stroke.width > 0 ? layer("stroke", () => strokeOutline(path, stroke, tolerance / scale)) : [];
  return inherited["paint-order"]?.startsWith("stroke") ? [...line, ...area] : [...area, ...line];
}

interface Painted {
  state: SvgState;
  file: SvgFile;
  /** In the user units of the shape. */
  tolerance: number;
}

/** The color of area or line (SVG 1.1 §11.2); null for none. @throws DomainError `logo_unreadable` */
function paintOf(
  kind: "fill" | "stroke",
  path: readonly PathCommand[],
  { state, file, tolerance }: Painted,
): Color | ColorGradient | null {
  const { inherited, matrix, extent } = state;
  const value = inherited[kind] ?? (kind === "fill" ? "black" : "none");
  const opacity = readShare(inherited[`${kind}-opacity`], `${kind}-opacity`);
  if (value === "none" || opacity === 0) return null;
  if (!value.startsWith("url(")) {
    const color = readColor(
      value.toLowerCase() === "currentcolor" ? (inherited["color"] ?? "black") : value,
      kind,
    );
    return color.alpha === 0 ? null : { ...color, alpha: color.alpha * opacity };
  }
  const node = referredNode(value, file);
  if (node === null) throw valueRefusal(kind, value);
  if (node.name !== "linearGradient" && node.name !== "radialGradient") throw partRefusal(`<${node.name}>`);
  const bounds = exactBounds(path, tolerance);
  const gradient = bounds && gradientFill(node, file, { matrix, bounds, extent });
  if (gradient === null || !("kind" in gradient))
    return gradient && { ...gradient, alpha: gradient.alpha * opacity };
  if (opacity < 1) throw partRefusal(`${kind}-opacity`);
  return gradient;
}
