import { describe, expect, test } from "vitest";
import { canDraw, canDrawPages, EDGE_KINDS } from "../../../support/codes/edges/drawn-lines.ts";
import { edgesOf, worstMiss } from "../../../support/codes/edges/edges-of.ts";
import { EDGE_CODES, EDGE_DPIS, measuredEdges } from "../../../support/codes/edges/measured-edges.ts";
import { PLACED_EDGES } from "../../../support/codes/edges/placed-edges.ts";

/** Tolerance of an edge position, mm. */
const EXACT = 0.005;
/** A resolution at which no module is a round number of mm; `npm run bench:edges` tries all resolutions. */
const SAMPLE = 203;

/** All edges of the 30 bars plus the height of one, and all edges of a QR code of version 2 or 7. */
const COUNTS = { "EAN-13": 62, "QR 2": 1142, "QR 7": 4408 };

describe.each(EDGE_KINDS)("a file of %s", (kind) => {
  const cases = EDGE_CODES.flatMap((code) => EDGE_DPIS[kind].map((dpi) => [code, dpi] as const));
  // only one resolution for the large code and for Ghostscript, which takes seconds
  const sample = cases.filter(([code, dpi]) => dpi === SAMPLE || (code !== "QR 7" && kind !== "eps"));
  test.skipIf(!canDraw(kind)).each(sample)(
    "has the edges of %s where they should be at %i dpi",
    async (code, dpi) => {
      const { edges, across, down } = await measuredEdges(kind, code, dpi);
      expect(edges).toBe(COUNTS[code]);
      expect([across, down].filter((miss) => miss >= EXACT)).toEqual([]);
    },
  );
});

describe.each(["pdf", "eps"] as const)("a file of %s for the press", (kind) => {
  test.skipIf(!canDraw(kind)).each(["EAN-13", "QR 2"] as const)(
    "has bars and modules of %s narrowed by the reduction in both directions",
    async (code) => {
      const { across, down } = await measuredEdges(kind, code, SAMPLE, 0.05);
      expect([across, down].filter((miss) => miss >= EXACT)).toEqual([]);
    },
  );
});

describe.each(PLACED_EDGES)("$name", ({ kind, measure }) => {
  test.skipIf(!canDraw(kind) || !canDrawPages())(
    "has its first module and all others where they should be",
    async () => {
      const { across, down } = await measure(SAMPLE);
      expect([across, down].filter((miss) => miss >= EXACT)).toEqual([]);
    },
  );
});

test("a gray edge is located within its pixel by its darkness, and a misplaced one is detected", () => {
  const line = { dark: [0, 0.25, 1, 1, 0.5, 0, 0, 1, 0, 0], mm: 10 };
  expect(edgesOf(line)).toEqual([1.75, 4.5, 7, 8]);
  expect(worstMiss(edgesOf(line), [1.75, 4.5, 7.006, 8])).toBeCloseTo(0.006, 9);
  expect(() => worstMiss([1, 2], [1])).toThrow("2 edges in place of 1");
});
