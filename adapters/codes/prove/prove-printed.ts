import type { Drawing, Picture } from "../../../core/codes/drawing.ts";
import { isDesignFault, type Proof, proofMessages } from "../../../core/codes/proof.ts";
import { fillSentence } from "../../../core/codes/sentence.ts";
import { rasterise } from "../raster/rasterise.ts";

/** Px a module at which SVG and PDF are often seen: 0.4 to 0.6 mm on an office printer of 300 dpi. */
const PRINTED_PX = [5, 6, 7];

/**
 * Judges a styled code that scans at its own size by these as well: files with vectors are shown in any, and shapes that are smoothed
 * are frailer there. A plain code has whole pixels in all of them and keeps its proof.
 * @param read reads pixels with every reader that has to read them
 * @returns a proof with the code "small" where the style does not hold there; else the given one
 */
export async function provePrinted(
  proof: Proof,
  drawing: Drawing,
  read: (picture: Picture) => Promise<Proof>,
): Promise<Proof> {
  if (!proof.scans || drawing.symbol === undefined) return proof;
  for (const px of PRINTED_PX) {
    const printed = await read(rasterise(drawing, Math.round(px * drawing.width)));
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
