import { crc32 } from "node:zlib";
import { type BatchColumn, isForeignField } from "../../../../core/codes/texts/batch-columns.ts";
import type { Row } from "../input/row.ts";

/** Sample size per run: enough to detect that half of the rows are the same, and small enough for a ZIP comment. */
const MAX_SAMPLED_ROWS = 48;
const DIGITS = 8;

/** Columns that make up a row's code; its design and file name may change. */
const holds = (column: string): boolean =>
  column === "content" || isForeignField(column as BatchColumn, "qr");

/**
 * Recognizes the rows of an earlier run whose files are mostly numbered, so that another list does not overwrite them. The sample holds
 * four bytes per row, of the rows with the lowest checksums: the same sample in any row order.
 */
export const createRowSample = () => {
  let sums = new Uint32Array(1024);
  let count = 0;
  let numbered = 0;
  const sorted = (): Uint32Array => sums.subarray(0, count).toSorted();

  return {
    /** @param isNumbered whether its file name is a number, or has one appended */
    add({ cells }: Row, isNumbered: boolean): void {
      if (isNumbered) numbered += 1;
      if (count === sums.length) {
        const grown = new Uint32Array(count * 2);
        grown.set(sums);
        sums = grown;
      }
      const columns = Object.keys(cells).filter(holds).toSorted();
      sums[count] = crc32(columns.map((column) => cells[column as BatchColumn]).join("\0"));
      count += 1;
    },
    /** Text to compare with a later run; empty if most files have unique names. */
    text(): string {
      if (numbered * 2 < count) return "";
      const lowest = new Set<number>();
      for (const sum of sorted()) {
        lowest.add(sum);
        if (lowest.size === MAX_SAMPLED_ROWS) break;
      }
      return [...lowest].map((sum) => sum.toString(16).padStart(DIGITS, "0")).join("");
    },
    /**
     * The share of rows that two lists have in common, relative to the shorter one: 1 if rows were only added, or only removed.
     * @param text sample of the earlier run
     */
    sharedWith(text: string): number {
      const earlier = new Set((text.match(/[0-9a-f]{8}/g) ?? []).map((sum) => Number.parseInt(sum, 16)));
      const highest = earlier.size < MAX_SAMPLED_ROWS ? Infinity : Math.max(...earlier);
      let [near, shared, last] = [0, 0, -1];
      for (const sum of sorted()) {
        if (sum > highest) break;
        if (sum === last) continue;
        last = sum;
        near += 1;
        if (earlier.has(sum)) shared += 1;
      }
      return near === 0 || earlier.size === 0 ? 0 : shared / Math.min(near, earlier.size);
    },
  };
};
export type RowSample = ReturnType<typeof createRowSample>;
