/**
 * Penalty points of a masked symbol (ISO/IEC 18004 §7.8.3, table 11): runs of five or more, blocks of 2 x 2,
 * patterns that look like a finder, imbalance of dark and light. Patterns count only where they lie within the symbol.
 * @param rows the symbol as `packRows` gives it
 * @param columns the same symbol as `packColumns` gives it
 * @param size modules a side
 */
export function penalty(rows: Int32Array, columns: Int32Array, size: number): number {
  return linePenalty(rows, size) + linePenalty(columns, size) + blockAndBalancePenalty(rows, size);
}

/** Rule 1, 3 points for five modules of one colour and 1 for each further, and rule 3, 40 points for 1:1:3:1:1 beside four light. */
function linePenalty(lines: Int32Array, size: number): number {
  const words = lines.length / size;
  let points = 0;
  for (let line = 0; line < lines.length; line += words) {
    let runBefore = 0;
    for (let word = 0; word < words - 1; word++) {
      const low = lines[line + word] ?? 0;
      const high = lines[line + word + 1] ?? 0;
      // aN has, at each position, the module N further on
      const a1 = (low >>> 1) | (high << 31);
      const a2 = (low >>> 2) | (high << 30);
      const a3 = (low >>> 3) | (high << 29);
      const a4 = (low >>> 4) | (high << 28);
      const position = word * 32;
      const dark5 = low & a1 & a2 & a3 & a4;
      const light5 = ~(low | a1 | a2 | a3 | a4);
      const run = (dark5 | light5) & firstBits(size - 4 - position);
      // a run of n modules sets n - 4 bits in a row and costs n - 2
      if (run !== 0) points += countBits(run) + 2 * countBits(run & ~((run << 1) | runBefore));
      runBefore = run >>> 31;

      const a6 = (low >>> 6) | (high << 26);
      const valid = firstBits(size - 10 - position);
      // the two patterns share all but the side of their light modules
      const lightAfter = low & ~a1 & a2 & a3 & a4 & a6 & valid;
      if (lightAfter !== 0) {
        const gaps = (low >>> 5) | (high << 27) | (low >>> 7) | (high << 25) | (low >>> 8) | (high << 24);
        const last = (low >>> 9) | (high << 23) | (low >>> 10) | (high << 22);
        points += 40 * countBits(lightAfter & ~gaps & ~last);
      }
      const lightBefore = ~(low | a1 | a2 | a3) & a4 & a6 & valid;
      if (lightBefore !== 0) {
        const gaps = (low >>> 5) | (high << 27) | (low >>> 9) | (high << 23);
        const a7 = (low >>> 7) | (high << 25);
        const a8 = (low >>> 8) | (high << 24);
        const a10 = (low >>> 10) | (high << 22);
        points += 40 * countBits(lightBefore & a7 & a8 & a10 & ~gaps);
      }
    }
  }
  return points;
}

/** Rule 2, 3 points for each 2 x 2 block of one colour, and rule 4, 10 points for each 5 % off one half dark. */
function blockAndBalancePenalty(rows: Int32Array, size: number): number {
  const words = rows.length / size;
  let blocks = 0;
  let dark = 0;
  for (let index = 0; index < rows.length; index++) {
    const low = rows[index] ?? 0;
    dark += countBits(low);
    const below = index + words;
    if (below >= rows.length) continue;
    const lowBelow = rows[below] ?? 0;
    const right = (low >>> 1) | ((rows[index + 1] ?? 0) << 31);
    const rightBelow = (lowBelow >>> 1) | ((rows[below + 1] ?? 0) << 31);
    const uniform = (low & lowBelow & right & rightBelow) | ~(low | lowBelow | right | rightBelow);
    blocks += countBits(uniform & firstBits(size - 1 - (index % words) * 32));
  }
  return 3 * blocks + 10 * Math.abs(Math.ceil((dark * 100) / (size * size) / 5) - 10);
}

/** A word whose lowest `count` bits are set; none below 0, all above 31. */
function firstBits(count: number): number {
  if (count <= 0) return 0;
  return count >= 32 ? -1 : (1 << count) - 1;
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
