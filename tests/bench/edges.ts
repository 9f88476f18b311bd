import { canDraw, canDrawPages, EDGE_KINDS } from "../support/codes/edges/drawn-lines.ts";
import {
  EDGE_CODES,
  EDGE_DPIS,
  type MeasuredEdges,
  measuredEdges,
} from "../support/codes/edges/measured-edges.ts";
import { PLACED_EDGES } from "../support/codes/edges/placed-edges.ts";

/**
 * `npm run bench:edges`: maximum deviation of bar and module edges from their nominal positions, per file
 * type, in mm.
 */
const REDUCTION = 0.05;

const row = (name: string, ...cells: (string | number)[]): void =>
  console.log(name.padEnd(44) + cells.map((cell) => String(cell).padEnd(12)).join(""));
const misses = ({ across, down }: MeasuredEdges): string[] => [across.toFixed(4), down.toFixed(4)];

row("file", "dpi", "edges", "across, mm", "down, mm", `${REDUCTION} mm narrower: across, down`);
for (const kind of EDGE_KINDS.filter(canDraw))
  for (const code of EDGE_CODES)
    for (const dpi of EDGE_DPIS[kind]) {
      const found = await measuredEdges(kind, code, dpi);
      const isPress = kind === "pdf" || kind === "eps";
      const narrow = isPress ? misses(await measuredEdges(kind, code, dpi, REDUCTION)) : [];
      row(`${kind}, ${code}`, dpi, found.edges, ...misses(found), ...narrow);
    }
for (const { name, kind, measure } of PLACED_EDGES.filter((each) => canDraw(each.kind) && canDrawPages()))
  for (const dpi of EDGE_DPIS[kind]) {
    const found = await measure(dpi);
    row(name, dpi, found.edges, ...misses(found));
  }
if (!canDraw("eps")) row("eps: not measured, Ghostscript is not installed");
if (!canDrawPages()) row("pages: not measured, pdftoppm of Poppler is not installed");
