import type { Drawing, Picture } from "../../../core/codes/drawing.ts";
import { isDesignFault, type Proof, proofMessages } from "../../../core/codes/proof.ts";
import { fillSentence } from "../../../core/codes/sentence.ts";
import { rasterize } from "../raster/rasterize.ts";

/** Px per module at which SVG and PDF are often rendered: 0.4 to 0.6 mm on a 300 dpi office printer. */
const PRINTED_PX = [5, 6, 7];

/**
 * Tests a styled code that scans at its own size at these sizes as well: vector files are shown at any size,
 * and smoothed shapes are less readable at small ones. A plain code has whole pixels at all sizes and keeps
 * its proof.
 * @param read reads pixels with every required decoder
 * @returns a proof with the code "small" if the style fails there, otherwise the given one
 */
export async function provePrinted(
  proof: Proof,
  drawing: Drawing,
  read: (picture: Picture) => Promise<Proof>,
): Promise<Proof> {
  if (!proof.scans || drawing.symbol === undefined) return proof;
  for (const px of PRINTED_PX) {
    const printed = await read(rasterize(drawing, Math.round(px * drawing.width)));
    if (printed.scans) continue;
    if (!isDesignFault(printed)) return printed;
    return {
      ...printed,
      code: "small",
      values: { px },
      message: fillSentence(proofMessages["proof.small"], { px }),
    };
  }
  return proof;
}
