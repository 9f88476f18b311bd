import type { PathLayer } from "../drawing.ts";
import { fadedLayers } from "./faded-layers.ts";
import type { Matrix } from "./matrix.ts";
import { readLength } from "./length.ts";
import { isShape } from "./shapes.ts";
import { shapeLayers } from "./shape-layers.ts";
import type { SvgFile } from "./svg-file.ts";
import type { SvgNode } from "./svg-node.ts";
import { inViewport, readShare, stateOf, type SvgState } from "./svg-state.ts";
import {
  complexRefusal,
  partRefusal,
  SVG_DEPTH,
  SVG_ELEMENTS,
  SVG_POINTS,
  textRefusal,
  valueRefusal,
} from "./svg-refusal.ts";
import { clipOfBox, readViewBox, viewportMatrix, type ViewBox } from "./viewport.ts";

/** Elements that are only shown by reference, or never. */
const UNSHOWN = new Set(
  (
    "title desc metadata defs style script symbol clipPath linearGradient radialGradient marker mask filter pattern " +
    "animate animateColor animateMotion animateTransform set view cursor font font-face color-profile"
  ).split(" "),
);

/**
 * All visible content of a file, from the bottom up.
 * @param matrix from the units of its root to those of the drawing
 * @param box visible area; `percent`: size of 100%, if different
 * @param tolerance largest error of flattened curves, units of the drawing
 */
export function paintSvg(
  file: SvgFile,
  matrix: Matrix,
  box: ViewBox & { percent?: number },
  tolerance: number,
): PathLayer[] {
  let [elements, points] = [0, 0];

  function paint(node: SvgNode, parent: SvgState): PathLayer[] {
    elements += 1;
    if (elements > SVG_ELEMENTS || parent.depth > SVG_DEPTH) throw complexRefusal();
    if (UNSHOWN.has(node.name)) return [];
    const { state, own } = stateOf(node, parent, file);
    if (own["display"]?.trim() === "none") return [];
    const layers = shown(node, state);
    return fadedLayers(layers, readShare(own["opacity"], "opacity"), node.name);
  }

  function shown(node: SvgNode, state: SvgState): PathLayer[] {
    const { name } = node;
    if (isShape(name)) {
      const layers = shapeLayers(node, state, file, tolerance);
      points += layers.reduce((sum, { commands }) => sum + commands.length, 0);
      if (points > SVG_POINTS) throw complexRefusal();
      return layers;
    }
    if (name === "g" || name === "a") return all(node, state);
    if (name === "switch") {
      const first = node.children.find((child) => child.name !== "foreignObject" && !UNSHOWN.has(child.name));
      return first ? paint(first, state) : [];
    }
    if (name === "svg") return all(node, viewportState(node, state));
    if (name === "use") return used(node, state);
    if (name === "text") {
      if (hasText(node)) throw textRefusal();
      return [];
    }
    throw partRefusal(`<${name}>`);
  }

  const all = (node: SvgNode, state: SvgState): PathLayer[] =>
    node.children.flatMap((child) => paint(child, state));

  /** A copy of an element of this file, moved (SVG 1.1 §5.6); of none, nothing. */
  function used(node: SvgNode, state: SvgState): PathLayer[] {
    const href = node.attributes["href"]?.trim() ?? "";
    if (!href.startsWith("#")) throw valueRefusal("href", href);
    const target = file.ids.get(href.slice(1));
    if (!target) return [];
    const length = (name: "x" | "y", whole: number) => readLength(node.attributes[name] ?? "0", name, whole);
    const [x, y] = [length("x", state.extent.width), length("y", state.extent.height)];
    const [a, b, c, d, e, f] = state.matrix;
    const moved: SvgState = { ...state, matrix: [a, b, c, d, a * x + c * y + e, b * x + d * y + f] };
    if (target.name !== "symbol") return paint(target, moved);
    const { width, height } = node.attributes;
    const sized = { ...target.attributes, ...(width && { width }), ...(height && { height }) };
    const symbol = { ...target, name: "svg", attributes: sized };
    return paint(symbol, moved);
  }

  const outer: SvgState = {
    matrix,
    extent: box.percent === undefined ? box : { width: box.percent, height: box.percent },
    clips: [clipOfBox(matrix, box)],
    inherited: {},
    depth: 0,
  };
  // its transform, which SVG 2 allows, would act outside of the box
  const { attributes } = file.root;
  const root = { ...file.root, name: "g", attributes: withoutTransform(attributes) };
  return paint(root, outer);
}

function withoutTransform({ transform, ...attributes }: SvgNode["attributes"]): SvgNode["attributes"] {
  if (transform !== undefined) throw partRefusal("<svg transform>");
  return attributes;
}

/** The state in an `<svg>` within another, or in a `<symbol>` (§7.9). */
function viewportState({ attributes }: SvgNode, state: SvgState): SvgState {
  const { extent } = state;
  const length = (name: string, otherwise: string, whole: number) =>
    readLength(attributes[name] ?? otherwise, name, whole);
  const onto = {
    x: length("x", "0", extent.width),
    y: length("y", "0", extent.height),
    width: length("width", "100%", extent.width),
    height: length("height", "100%", extent.height),
  };
  const viewBox = readViewBox(attributes["viewBox"]) ?? {
    x: 0,
    y: 0,
    width: onto.width,
    height: onto.height,
  };
  if (!(onto.width > 0 && onto.height > 0)) return inViewport(state, state.matrix, onto, onto);
  const matrix = viewportMatrix(viewBox, onto, attributes["preserveAspectRatio"]);
  return inViewport(state, matrix, onto, viewBox);
}

const hasText = (node: SvgNode): boolean => node.text.trim() !== "" || node.children.some(hasText);
