import type { Picture } from "../../../core/codes/drawing.ts";
import { type BandedPicture, pictureOf } from "../raster/banded-picture.ts";

/**
 * Reverses an enlargement: if all edges lie on a grid of single-color cells, each cell becomes one pixel.
 * Lossless, since every pixel is compared with the others of its cell. A border narrower than a cell is
 * dropped, which only makes the quiet zone smaller.
 */
export function shrunk(picture: BandedPicture): Picture {
  const columns = columnEdges(picture);
  const rows = rowEdges(picture);
  const grid = [...steps(columns), ...steps(rows)].reduce(divisor, 0);
  const across = cells(columns, picture.width, grid);
  const down = cells(rows, picture.height, grid);
  if (grid <= 1 || across === null || down === null) return pictureOf(picture);
  const pixels = new Uint32Array(across.length * down.length);
  const bandAt = bandFinder(picture);
  let to = 0;
  for (const y of down) {
    const from = bandAt(y);
    for (const x of across) pixels[to++] = from[x]!;
  }
  return { width: across.length, height: down.length, rgba: new Uint8ClampedArray(pixels.buffer) };
}

/** Columns in which any row has an edge. */
function columnEdges({ width, bands }: BandedPicture): number[] {
  const isEdge = new Uint8Array(width);
  for (const { pixels } of bands)
    for (let x = 1; x < width; x++) if (pixels[x] !== pixels[x - 1]) isEdge[x] = 1;
  const edges: number[] = [];
  for (let x = 1; x < width; x++) if (isEdge[x]) edges.push(x);
  return edges;
}

function rowEdges({ bands }: BandedPicture): number[] {
  let y = 0;
  return bands.slice(0, -1).map(({ rows }) => (y += rows));
}

const steps = (edges: number[]): number[] => edges.slice(1).map((edge, at) => edge - edges[at]!);

/** The greatest common divisor (Euclid). */
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * Start of each whole cell along a side, px. A remainder at either end must have the color of the adjacent
 * cell.
 * @returns null if it does not, or if there are no edges
 */
function cells(edges: number[], side: number, grid: number): number[] | null {
  const [nearest, furthest] = [edges[0], edges.at(-1)];
  if (nearest === undefined || furthest === undefined) return null;
  if (nearest < grid || side - furthest < grid) return null;
  const first = nearest % grid;
  return Array.from({ length: Math.floor((side - first) / grid) }, (_, cell) => first + cell * grid);
}

/** Rows are requested from top to bottom. */
function bandFinder({ bands }: BandedPicture) {
  let band = 0;
  let end = bands[0]?.rows ?? 0;
  return (y: number): Uint32Array => {
    while (y >= end) end += bands[++band]!.rows;
    return bands[band]!.pixels;
  };
}
