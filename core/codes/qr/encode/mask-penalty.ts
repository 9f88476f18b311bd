import { lazily } from "./lazily.ts";

/**
 * Penalty points of a masked symbol (ISO/IEC 18004 §7.8.3, table 11): runs of five or more, 2 x 2 blocks,
 * patterns that resemble a finder, imbalance of dark and light. Only patterns entirely within the symbol
 * count.
 * @param rows the symbol as `packRows` returns it
 * @param columns the same symbol as `packColumns` returns it
 * @param size modules per side
 * @param limit counting may stop once it reaches this: the result is then at least as large
 */
export function penalty(rows: Int32Array, columns: Int32Array, size: number, limit = Infinity): number {
  let points = blockAndBalancePenalty(rows, size);
  if (points < limit) points += linePenalty(rows, size);
  if (points < limit) points += linePenalty(columns, size);
  return points;
}

/**
 * For each word of a line, a mask of the bits at which a pattern of 2, 5 or 11 modules can start and still
 * end within the line.
 */
const beginnings = lazily((size) => {
  const words = Array.from({ length: (size >> 5) + 1 }, (_, word) => size - 32 * word);
  return {
    of2: Int32Array.from(words, (left) => firstBits(left - 1)),
    of5: Int32Array.from(words, (left) => firstBits(left - 4)),
    of11: Int32Array.from(words, (left) => firstBits(left - 10)),
  };
});

/** A word whose lowest `count` bits are set; none below 0, all above 31. */
function firstBits(count: number): number {
  if (count <= 0) return 0;
  return count >= 32 ? -1 : (1 << count) - 1;
}

/**
 * Rule 1: 3 points for five modules of one color, plus 1 for each further; rule 3: 40 points for 1:1:3:1:1
 * next to four light modules.
 */
function linePenalty(lines: Int32Array, size: number): number {
  const stride = (size >> 5) + 2;
  const { of5, of11 } = beginnings(size);
  let runModules = 0;
  let runs = 0;
  let finders = 0;
  for (let line = 0; line < lines.length; line += stride) {
    let runBefore = 0;
    let low = lines[line] as number;
    for (let word = 0; word < of5.length; word++) {
      const high = lines[line + word + 1] as number;
      // aN has, at each position, the module N further on
      const a1 = (low >>> 1) | (high << 31);
      const a2 = (low >>> 2) | (high << 30);
      const a3 = (low >>> 3) | (high << 29);
      const a4 = (low >>> 4) | (high << 28);
      const dark3 = a2 & a3 & a4;
      const light4 = ~(low | a1 | a2 | a3);
      const run = ((low & a1 & dark3) | (light4 & ~a4)) & (of5[word] as number);
      // a run of n modules sets n - 4 bits in a row and costs n - 2
      if (run !== 0) {
        runModules += countBits(run);
        runs += countBits(run & ~((run << 1) | runBefore));
      }
      runBefore = run >>> 31;

      // 1:1:3:1:1 begins here with four light modules behind it, or four modules on with four light ones before it
      const a6 = (low >>> 6) | (high << 26);
      const before = low & ~a1 & dark3 & a6;
      const after = light4 & a4 & a6;
      const candidates = (before | after) & (of11[word] as number);
      if (candidates !== 0) {
        const a5 = (low >>> 5) | (high << 27);
        const a7 = (low >>> 7) | (high << 25);
        const a8 = (low >>> 8) | (high << 24);
        const a9 = (low >>> 9) | (high << 23);
        const a10 = (low >>> 10) | (high << 22);
        const found = (before & ~(a5 | a7 | a8 | a9 | a10)) | (after & a7 & a8 & a10 & ~(a5 | a9));
        finders += countBits(found & candidates);
      }
      low = high;
    }
  }
  return runModules + 2 * runs + 40 * finders;
}

/** Rule 2, 3 points for each 2 x 2 block of one color, and rule 4, 10 points for each 5% off one half dark. */
function blockAndBalancePenalty(rows: Int32Array, size: number): number {
  const stride = (size >> 5) + 2;
  const { of2 } = beginnings(size);
  const lastRow = rows.length - stride;
  let blocks = 0;
  let dark = 0;
  for (let row = 0; row < rows.length; row += stride) {
    for (let word = 0; word < of2.length; word++) {
      const index = row + word;
      const low = rows[index] as number;
      dark += countBits(low);
      if (row === lastRow) continue;
      const below = rows[index + stride] as number;
      const right = (low >>> 1) | ((rows[index + 1] as number) << 31);
      const rightBelow = (below >>> 1) | ((rows[index + stride + 1] as number) << 31);
      const uniform = (low & below & right & rightBelow) | ~(low | below | right | rightBelow);
      blocks += countBits(uniform & (of2[word] as number));
    }
  }
  return 3 * blocks + 10 * Math.abs(Math.ceil((dark * 100) / (size * size) / 5) - 10);
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
