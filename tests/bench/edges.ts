import { canMeasure, EDGE_DPIS, EDGE_KINDS, measuredEdges } from "../support/codes/measured-edges.ts";

/** `npm run bench:edges`: by how many mm the bars of each kind of file miss the places that were said, at most. */
const REDUCTION = 0.05;

const row = (...cells: (string | number)[]): void =>
  console.log(cells.map((cell) => String(cell).padEnd(10)).join(""));

row("file", "dpi", "edges", "worst mm", `worst mm, bars ${REDUCTION} mm narrower`);
for (const kind of EDGE_KINDS) {
  if (!canMeasure(kind)) row(kind, "not measured: Ghostscript is not installed");
  else
    for (const dpi of EDGE_DPIS[kind]) {
      const { edges, worst } = await measuredEdges(kind, dpi);
      const isPress = kind === "pdf" || kind === "eps";
      const narrow = isPress ? (await measuredEdges(kind, dpi, REDUCTION)).worst.toFixed(4) : "";
      row(kind, dpi, edges, worst.toFixed(4), narrow);
    }
}
