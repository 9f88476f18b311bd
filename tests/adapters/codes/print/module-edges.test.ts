import { describe, expect, test } from "vitest";
import { canMeasure, EDGE_DPIS, EDGE_KINDS, measuredEdges } from "../../../support/codes/measured-edges.ts";

/** Mm that an edge may be away from where it was said to be. */
const EXACT = 0.005;

describe.each(EDGE_KINDS)("bars in a file of %s", (kind) => {
  test.skipIf(!canMeasure(kind)).each(EDGE_DPIS[kind])(
    "begin and end where it was said, at %i dpi",
    async (dpi) => {
      const { edges, worst } = await measuredEdges(kind, dpi);
      expect(edges).toBe(60);
      expect(worst).toBeLessThan(EXACT);
    },
  );
});

describe.each(["pdf", "eps"] as const)("bars in a file of %s for the press", (kind) => {
  test.skipIf(!canMeasure(kind)).each(EDGE_DPIS[kind])(
    "are narrower by what was asked, at %i dpi",
    async (dpi) => {
      expect((await measuredEdges(kind, dpi, 0.05)).worst).toBeLessThan(EXACT);
    },
  );
});
