import type { ClipShape } from "./clip.ts";
import { clipOfBox } from "./viewport.ts";
import { combined, type Matrix, readTransform } from "./matrix.ts";
import { type Extent, shapePath } from "./shapes.ts";
import type { Stroke } from "./stroke.ts";
import { ownProperties, type Properties } from "./style-rules.ts";
import { readLength } from "./length.ts";
import { numbersOf } from "./number-scanner.ts";
import { referredNode, type SvgFile } from "./svg-file.ts";
import type { SvgNode } from "./svg-node.ts";
import { partRefusal, valueRefusal } from "./svg-refusal.ts";

/** The properties that an element inherits. */
export interface SvgState {
  /** From its user units to those of the drawing. */
  matrix: Matrix;
  /** Size of the nearest viewport, the base of percentages. */
  extent: Extent;
  clips: readonly ClipShape[];
  /** Those that are handed down (SVG 1.1, property index). */
  inherited: Properties;
  /** Elements around it. */
  depth: number;
}

const INHERITED = [
  "clip-rule",
  "color",
  "fill",
  "fill-opacity",
  "fill-rule",
  "paint-order",
  "stroke",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-miterlimit",
  "stroke-opacity",
  "stroke-width",
  "visibility",
];

/** Properties with effects that filled paths cannot represent, and the values without an effect. */
const UNDRAWN: Readonly<Record<string, readonly string[]>> = {
  mask: ["none"],
  filter: ["none"],
  "mix-blend-mode": ["normal"],
  "marker-start": ["none"],
  "marker-mid": ["none"],
  "marker-end": ["none"],
  marker: ["none"],
  "vector-effect": ["none"],
};

/**
 * The state of an element in that of its parent. @throws DomainError `logo_unreadable` for unsupported
 * features
 */
export function stateOf(
  node: SvgNode,
  parent: SvgState,
  file: SvgFile,
): { state: SvgState; own: Properties } {
  const own = ownProperties(node, file.rules);
  if (own["transform"] !== node.attributes["transform"]) throw partRefusal("style: transform");
  for (const [name, plain] of Object.entries(UNDRAWN)) {
    const value = own[name]?.trim();
    if (value !== undefined && value !== "" && !plain.includes(value)) throw partRefusal(name);
  }
  const inherited = { ...parent.inherited };
  for (const name of INHERITED) {
    const value = own[name]?.trim();
    if (value !== undefined && value !== "" && value !== "inherit") inherited[name] = value;
  }
  const matrix = combined(parent.matrix, readTransform(node.attributes["transform"]));
  const state = { ...parent, matrix, inherited, depth: parent.depth + 1 };
  const clip = own["clip-path"]?.trim() ?? "none";
  if (clip === "none" || clip === "") return { state, own };
  return { state: { ...state, clips: [...parent.clips, clipShape(clip, state, file)] }, own };
}

/** Drawing programs clip to the artboard, a rectangle. Other shapes are refused. */
function clipShape(value: string, state: SvgState, file: SvgFile): ClipShape {
  const node = referredNode(value, file);
  const [shape, ...others] = node?.children.filter(({ name }) => name !== "title" && name !== "desc") ?? [];
  const isPlain =
    node?.name === "clipPath" &&
    node.attributes["clipPathUnits"] !== "objectBoundingBox" &&
    others.length === 0;
  if (!shape || !isPlain || node.attributes["clip-path"] !== undefined) throw partRefusal("clip-path");
  const target = shape.name === "use" ? file.ids.get(shape.attributes["href"]?.trim().slice(1) ?? "") : shape;
  if (!target) throw partRefusal("clip-path");
  const path = shapePath(target, state.extent);
  const [first, second, third, fourth, end] = path;
  const isBox = path.length === 5 && end?.op === "Z" && first?.op === "M";
  if (!isBox || second?.op !== "L" || third?.op !== "L" || fourth?.op !== "L") throw partRefusal("clip-path");
  // a parallelogram; other shapes of four corners may not be convex
  const isSlanted =
    Math.hypot(first.x + third.x - second.x - fourth.x, first.y + third.y - second.y - fourth.y) >
    1e-6 * Math.hypot(third.x - first.x, third.y - first.y);
  if (isSlanted) throw partRefusal("clip-path");
  const box = [first, second, third, fourth];
  const turned = [node, shape, ...(target === shape ? [] : [target])].reduce(
    (matrix, one) => combined(matrix, readTransform(one.attributes["transform"])),
    state.matrix,
  );
  const [a, b, c, d, e, f] = turned;
  return box.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f }));
}

/** The state in a viewport that clips its content. @param inner from its content to its surroundings */
export const inViewport = (
  state: SvgState,
  inner: Matrix,
  box: Extent & { x: number; y: number },
  extent: Extent,
) => ({
  ...state,
  matrix: combined(state.matrix, inner),
  extent,
  clips: [...state.clips, clipOfBox(state.matrix, box)],
});

/** A share from 0 to 1, also in percent. */
export function readShare(text: string | undefined, name: string): number {
  return text === undefined ? 1 : Math.min(1, Math.max(0, readLength(text, name, 1)));
}

/** The stroke of a shape. @throws DomainError `logo_unreadable` */
export function strokeOf({ inherited, extent }: SvgState): Stroke {
  const diagonal = Math.hypot(extent.width, extent.height) / Math.SQRT2;
  const length = (name: string, otherwise: string) =>
    readLength(inherited[name] ?? otherwise, name, diagonal);
  const dashes = dashesOf(inherited["stroke-dasharray"], diagonal);
  return {
    width: length("stroke-width", "1"),
    cap: oneOf(inherited, "stroke-linecap", ["butt", "round", "square"] as const),
    join: oneOf(inherited, "stroke-linejoin", ["miter", "round", "bevel"] as const),
    miterLimit: numbersOf(inherited["stroke-miterlimit"] ?? "4")?.[0] ?? 4,
    dashes,
    dashOffset: length("stroke-dashoffset", "0"),
  };
}

function oneOf<Word extends string>(from: Properties, name: string, words: readonly [Word, ...Word[]]): Word {
  const value = from[name] ?? words[0];
  const word = words.find((known) => known === value);
  if (word === undefined) throw valueRefusal(name, value);
  return word;
}

function dashesOf(text: string | undefined, diagonal: number): number[] {
  if (text === undefined || text === "none") return [];
  const parts = text.split(/[\s,]/).filter((part) => part !== "");
  const dashes = parts.map((part) => readLength(part, "stroke-dasharray", diagonal));
  if (dashes.some((length) => length < 0)) throw valueRefusal("stroke-dasharray", text);
  return dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
}
