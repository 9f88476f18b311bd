import type { PrintedSizes } from "../../adapters/codes/batch/printed-sizes.ts";
import { counted } from "../../core/codes/sentence.ts";
import { askedSentence } from "../../core/codes/print/printed-size.ts";

/** Number of sizes that are named. */
const NAMED_SIZES = 5;

/** The printed sizes of a batch, each with the number of its codes; the most frequent are named. */
export function printedLines({ sizes, others }: PrintedSizes): string[] {
  const unnamed = sizes.slice(NAMED_SIZES);
  const more = unnamed.reduce((sum, { codes }) => sum + codes, others);
  const lines = sizes
    .slice(0, NAMED_SIZES)
    .map(
      ({ asked, printed, codes }) => `note: ${askedSentence(asked, printed)} (${counted(codes, "code")}).`,
    );
  if (more === 0) return lines;
  const least = others > 0 ? "at least " : "";
  // the sizes of the others are not listed: they are one at least
  const rest = counted(unnamed.length + (others > 0 ? 1 : 0), "more size");
  return [...lines, `note: and ${least}${rest} (${counted(more, "code")}).`];
}
