import type { ErrorCorrectionLevel } from "./symbol.ts";

export const LARGEST_VERSION = 40;
/** UTF-16 units that it holds at every level, even at three bytes each (ISO/IEC 18004 table 7: 1,273 bytes at H). */
export const ALWAYS_FITS = 424;

/** Codewords of each version, 1 to 40, data and error correction together (ISO/IEC 18004 table 1). */
const CODEWORDS = [
  26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466, 532, 581, 655, 733, 815, 901, 991, 1085, 1156,
  1258, 1364, 1474, 1588, 1706, 1828, 1921, 2051, 2185, 2323, 2465, 2611, 2761, 2876, 3034, 3196, 3362, 3532,
  3706,
];

/** Error correction codewords of each block, version 1 to 40 (ISO/IEC 18004 table 9). */
const CORRECTION_PER_BLOCK: Record<ErrorCorrectionLevel, number[]> = {
  L: [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  M: [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ],
  Q: [
    13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  H: [
    17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
};

/** Blocks that share the codewords, version 1 to 40 (ISO/IEC 18004 table 9). */
const BLOCKS: Record<ErrorCorrectionLevel, number[]> = {
  L: [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
    18, 19, 19, 20, 21, 22, 24, 25,
  ],
  M: [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
    31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
  ],
  Q: [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
    40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
  ],
  H: [
    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
    48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
  ],
};

/** The blocks of a symbol's codewords; each block corrects its own errors. */
export interface BlockLayout {
  codewords: number;
  blocks: number;
  /** Error correction codewords of each block; half as many wrong codewords can be restored. */
  correctionPerBlock: number;
  dataCodewords: number;
}

export function blockLayout(version: number, level: ErrorCorrectionLevel): BlockLayout {
  const codewords = CODEWORDS[version - 1] ?? 0;
  const blocks = BLOCKS[level][version - 1] ?? 0;
  const correctionPerBlock = CORRECTION_PER_BLOCK[level][version - 1] ?? 0;
  return { codewords, blocks, correctionPerBlock, dataCodewords: codewords - blocks * correctionPerBlock };
}

const DATA_BITS: Record<ErrorCorrectionLevel, Uint16Array> = {
  L: dataBits("L"),
  M: dataBits("M"),
  Q: dataBits("Q"),
  H: dataBits("H"),
};

function dataBits(level: ErrorCorrectionLevel): Uint16Array {
  return Uint16Array.from(CODEWORDS, (_, index) => blockLayout(index + 1, level).dataCodewords * 8);
}

/** Bits that a symbol holds, mode indicators and character counts included. */
export function capacityBits(version: number, level: ErrorCorrectionLevel): number {
  return DATA_BITS[level][version - 1] ?? 0;
}
