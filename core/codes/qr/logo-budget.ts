import { blockLayout, type BlockLayout } from "./capacity.ts";
import { dataModules, symbolSize } from "./encode/layout.ts";
import { lazily } from "./encode/lazily.ts";
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel, type QrSymbol } from "./symbol.ts";

/**
 * Diameter, in modules, of the widest disc in the center of this symbol that hides no more than error correction can
 * restore: in no block does it touch more codewords than that block can correct, whatever colors lie on it, and it
 * stays clear of the patterns by which readers find their way.
 *
 * Measured with discs of this very width on versions 1 to 40: jsQR and ZXing read every one. The slider takes at most
 * 70% of it, which is half the area and so keeps about half of the error correction for dirt and blur
 * (docs/decisions/0002-logo-budget.md).
 */
export function widestLogo(symbol: Pick<QrSymbol, "version" | "level">): number {
  return widestDisc(symbol.version * 4 + ERROR_CORRECTION_LEVELS.indexOf(symbol.level));
}

/** Indexed by version * 4 + level: the positions of codewords do not depend on their values. */
const widestDisc = lazily((key) => {
  const version = key >> 2;
  const level = ERROR_CORRECTION_LEVELS[key & 3] ?? "L";
  return 2 * Math.min(functionReach(symbolSize(version)), dataReach(version, level));
});

/**
 * Radius at which a disc touches function modules that readers cannot do without: the timing patterns, and the lower
 * right alignment pattern, which lies as far out as the corner of the format information. Version 1 has no such pattern,
 * and so little room that the disc may lie on the three innermost modules of one copy of the format information:
 * its BCH code restores three, and the other copy is far away (ISO/IEC 18004 §7.9.1).
 */
function functionReach(size: number): number {
  const center = size / 2;
  const timing = center - 7;
  const corner = size === symbolSize(1) ? Infinity : (center - 9) * Math.SQRT2;
  return Math.min(timing, corner);
}

/** Radius at which a disc touches one codeword too many in some block. */
function dataReach(version: number, level: ErrorCorrectionLevel): number {
  const layout = blockLayout(version, level);
  const reachesByBlock: number[][] = Array.from({ length: layout.blocks }, () => []);
  codewordReaches(version, layout.codewords).forEach((reach, codeword) => {
    reachesByBlock[blockOf(codeword, layout)]?.push(reach);
  });
  const correctable = Math.floor((layout.correctionPerBlock - misdecodeProtection(version, level)) / 2);
  return Math.min(
    ...reachesByBlock.map((reaches) => reaches.toSorted((a, b) => a - b)[correctable] ?? Infinity),
  );
}

/** For each codeword, in the order in which they are placed, the radius from which a disc touches one of its modules. */
function codewordReaches(version: number, codewords: number): Float64Array {
  const size = symbolSize(version);
  const reaches = new Float64Array(codewords).fill(Infinity);
  dataModules(version).forEach((module, bit) => {
    const codeword = bit >> 3;
    // the last few modules of some versions belong to no codeword
    if (codeword >= codewords) return;
    const reach = Math.hypot(gap(module % size, size), gap(Math.floor(module / size), size));
    reaches[codeword] = Math.min(reaches[codeword] ?? Infinity, reach);
  });
  return reaches;
}

/** A disc may overlap a module by this much before it counts as hidden: readers sample the middle. */
const SLIVER = 0.15;

/** Modules from the center line to the nearer side of a row or column, less the sliver. */
function gap(line: number, size: number): number {
  return Math.max(0, Math.abs(line + 0.5 - size / 2) - 0.5 + SLIVER);
}

/**
 * The block of a codeword: data codewords are dealt to the blocks in turn, and if they do not divide evenly,
 * the last blocks get one more; error correction codewords follow in turn (ISO/IEC 18004 §7.6).
 */
export function blockOf(codeword: number, { blocks, dataCodewords }: BlockLayout): number {
  if (codeword >= dataCodewords) return (codeword - dataCodewords) % blocks;
  const longBlocks = dataCodewords % blocks;
  const even = dataCodewords - longBlocks;
  return codeword < even ? codeword % blocks : blocks - longBlocks + (codeword - even);
}

/** Error correction codewords that small symbols keep back to notice a wrong reading (ISO/IEC 18004 table 9, note b). */
export function misdecodeProtection(version: number, level: ErrorCorrectionLevel): number {
  if (version === 1) return { L: 3, M: 2, Q: 1, H: 1 }[level];
  if (version === 2 && level === "L") return 2;
  return version === 3 && level === "L" ? 1 : 0;
}
