import { blockLayout } from "../../qr/capacity.ts";
import { dataModules } from "../../qr/encode/layout.ts";
import { blockOf, misdecodeProtection } from "../../qr/logo-budget.ts";
import type { QrSymbol } from "../../qr/symbol.ts";
import { type Grade, gradeOfAtLeast, lowest, type Steps } from "./grade.ts";
import { measure, type Measure } from "./measure.ts";

/** Public source of both: Cognex, DataMan 475 Verifier Reference Manual, "ISO/IEC 15415 Grading Parameters". */
const UNUSED: Steps = [0.62, 0.5, 0.37, 0.25];
export const MODULATION: Steps = [0.5, 0.4, 0.3, 0.2];

/**
 * The unused share of the error correction, in the block with the least: 1 - 2t / (d - p), where t
 * codewords are wrong and p of the d detect misreads (ISO/IEC 18004 table 9).
 * @param isWrong by codeword, in the order of placement
 */
function unusedShare({ version, level }: QrSymbol, isWrong: readonly boolean[]): number {
  const layout = blockLayout(version, level);
  const wrong = Array.from({ length: layout.blocks }, () => 0);
  isWrong.forEach((is, codeword) => {
    if (is) wrong[blockOf(codeword, layout)]!++;
  });
  const capacity = layout.correctionPerBlock - misdecodeProtection(version, level);
  return Math.max(0, 1 - (2 * Math.max(...wrong)) / capacity);
}

/** The least margin of the modules of each codeword. */
function codewordMargins({ version, level }: QrSymbol, margins: Float64Array): number[] {
  const { codewords } = blockLayout(version, level);
  const least = Array.from({ length: codewords }, () => 1);
  dataModules(version).forEach((module, bit) => {
    const codeword = bit >> 3;
    // the remainder bits of some versions belong to no codeword
    if (codeword < codewords) least[codeword] = Math.min(least[codeword]!, margins[module]!);
  });
  return least;
}

/** Unused error correction. */
export function unusedErrorCorrection(symbol: QrSymbol, margins: Float64Array): Measure {
  const share = unusedShare(
    symbol,
    codewordMargins(symbol, margins).map((margin) => margin === 0),
  );
  return measure("unused_error_correction", share, gradeOfAtLeast(share, UNUSED));
}

/**
 * The best level of modulation at which error correction copes with all codewords below it: at each level, those count as errors, and
 * the grade is the lower of the level and of the unused error correction (same manual). Wrong modules have a modulation of 0, as in the
 * 2024 edition, where modulation and reflectance margin are one measure (public source: "How the ISO/IEC standard for 2D barcode print
 * quality is changing", ibetter.com). The value is the lowest of all
 * data modules; other modules have their own measures.
 */
export function modulation(symbol: QrSymbol, margins: Float64Array): Measure {
  const codewords = codewordMargins(symbol, margins);
  const grades = codewords.map((margin) => gradeOfAtLeast(margin, MODULATION));
  const best = ([4, 3, 2, 1] as const).map((level): Grade => {
    const left = unusedShare(
      symbol,
      grades.map((grade) => grade < level),
    );
    return lowest([level, gradeOfAtLeast(left, UNUSED)]);
  });
  const grade = best.reduce<Grade>((most, one) => (one > most ? one : most), 0);
  return measure("modulation", Math.min(...codewords), grade);
}
