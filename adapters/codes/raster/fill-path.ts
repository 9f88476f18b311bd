import type { PathCommand, PathLayer } from "../../../core/codes/drawing.ts";
import { asCubics } from "./path-cubics.ts";

/** Sample lines per row of pixels. Horizontally, coverage is exact. */
const SAMPLES = 8;

interface Edge {
  top: number;
  bottom: number;
  /** x at y = 0, and its change per px downward. */
  x: number;
  slope: number;
  winding: 1 | -1;
}

interface Place {
  /** Horizontal px per user unit. */
  scaleX: number;
  /** Vertical px per user unit. */
  scaleY: number;
  width: number;
  height: number;
  /** Absent: nonzero. */
  rule?: PathLayer["rule"] | undefined;
}

/** Called once for each pixel that a path touches, with the covered share of it, above 0 to 1. */
export type PaintPixel = (x: number, y: number, coverage: number) => void;

/** Fills a path with antialiased edges. */
export function fillPath(
  commands: PathCommand[],
  { scaleX, scaleY, width, height, rule }: Place,
  paint: PaintPixel,
): void {
  const edges = edgesOf(commands, scaleX, scaleY).toSorted((a, b) => a.top - b.top);
  if (edges.length === 0) return;
  const bottom = Math.min(height, Math.ceil(edges.reduce((most, edge) => Math.max(most, edge.bottom), 0)));
  const line: SampleLine = {
    cover: new Float32Array(width + 1),
    first: width,
    last: -1,
    xs: [],
    windings: [],
    // the even-odd rule uses only the lowest bit of the winding number
    mask: rule === "evenodd" ? 1 : -1,
  };
  const { cover } = line;
  let next = 0;
  let active: Edge[] = [];
  for (let y = Math.max(0, Math.floor(edges[0]!.top)); y < bottom; y++) {
    active = active.filter((edge) => edge.bottom > y);
    for (; next < edges.length && edges[next]!.top < y + 1; next++) active.push(edges[next]!);
    if (active.length === 0) continue;
    for (let sample = 0; sample < SAMPLES; sample++) addSpans(active, y + (sample + 0.5) / SAMPLES, line);
    const end = Math.min(width, line.last + 1);
    for (let x = line.first; x < end; x++) if (cover[x]! > 0) paint(x, y, Math.min(1, cover[x]!));
    cover.fill(0, line.first, line.last + 1);
    line.first = width;
    line.last = -1;
  }
}

/** What is known of a row of pixels while it is sampled. Its arrays are used again: a large code has 20,000 sample lines. */
interface SampleLine {
  /** Covered share of each pixel. */
  cover: Float32Array;
  /** The pixels that are covered at all lie from here... */
  first: number;
  /** ...to here. */
  last: number;
  /** Crossings of the sample line from the left. */
  xs: number[];
  windings: number[];
  mask: number;
}

function addSpans(active: readonly Edge[], y: number, line: SampleLine): void {
  const { xs, windings, mask } = line;
  let count = 0;
  for (const edge of active) {
    if (edge.top > y || y >= edge.bottom) continue;
    const x = edge.x + edge.slope * y;
    // few crossings, and almost in order
    let at = count++;
    for (; at > 0 && xs[at - 1]! > x; at--) {
      xs[at] = xs[at - 1]!;
      windings[at] = windings[at - 1]!;
    }
    xs[at] = x;
    windings[at] = edge.winding;
  }
  let winding = 0;
  let from = 0;
  for (let at = 0; at < count; at++) {
    if ((winding & mask) === 0) from = xs[at]!;
    winding += windings[at]!;
    if ((winding & mask) === 0) addSpan(line, from, xs[at]!);
  }
}

function addSpan(line: SampleLine, from: number, to: number): void {
  const { cover } = line;
  const width = cover.length - 1;
  const left = Math.max(0, from);
  const right = Math.min(width, to);
  if (right <= left) return;
  const first = Math.floor(left);
  const last = Math.floor(right);
  line.first = Math.min(line.first, first);
  line.last = Math.max(line.last, last);
  if (first === last) {
    cover[first]! += (right - left) / SAMPLES;
    return;
  }
  cover[first]! += (first + 1 - left) / SAMPLES;
  for (let x = first + 1; x < last; x++) cover[x]! += 1 / SAMPLES;
  cover[last]! += (right - last) / SAMPLES;
}

function edgesOf(commands: PathCommand[], scaleX: number, scaleY: number): Edge[] {
  const edges: Edge[] = [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const lineTo = (toX: number, toY: number) => {
    if (toY !== y) {
      const slope = (toX - x) / (toY - y);
      edges.push({
        top: Math.min(y, toY),
        bottom: Math.max(y, toY),
        x: x - slope * y,
        slope,
        winding: toY > y ? 1 : -1,
      });
    }
    x = toX;
    y = toY;
  };
  const curveTo = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number) => {
    const [fromX, fromY] = [x, y];
    const length =
      Math.hypot(x1 - fromX, y1 - fromY) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(toX - x2, toY - y2);
    // keeps the chords of a curve within a tenth of a pixel
    const steps = Math.min(100, Math.max(2, Math.ceil(1.5 * Math.sqrt(length))));
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const u = 1 - t;
      const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      lineTo(a * fromX + b * x1 + c * x2 + d * toX, a * fromY + b * y1 + c * y2 + d * toY);
    }
  };
  for (const command of asCubics(commands)) {
    if (command.op === "Z") {
      lineTo(startX, startY);
      continue;
    }
    const [toX, toY] = [command.x * scaleX, command.y * scaleY];
    if (command.op === "M") {
      lineTo(startX, startY);
      startX = x = toX;
      startY = y = toY;
    } else if (command.op === "L") lineTo(toX, toY);
    else
      curveTo(command.x1 * scaleX, command.y1 * scaleY, command.x2 * scaleX, command.y2 * scaleY, toX, toY);
  }
  lineTo(startX, startY);
  return edges;
}
