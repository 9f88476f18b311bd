import { crc32 } from "node:zlib";
import { type BatchColumn, isForeignField } from "../../../../core/codes/texts/batch-columns.ts";
import type { Row } from "../input/row.ts";

/** Rows that are remembered of a run: enough to see whether half of them are there again, and little enough for the comment of a ZIP. */
const MAX_SAMPLED_ROWS = 48;
const DIGITS = 8;

/** What the code of a row is made of; its design and its file name may change. */
const holds = (column: string): boolean =>
  column === "content" || isForeignField(column as BatchColumn, "qr");

/**
 * Recognizes the rows of an earlier run whose files are mostly numbered, so that another list does not replace them. Takes four
 * bytes a row. Remembered are the rows with the lowest checksums: the same of each list, in whichever order.
 */
export const createRowSample = () => {
  let sums = new Uint32Array(1024);
  let count = 0;
  let numbered = 0;
  const sorted = (): Uint32Array => sums.subarray(0, count).toSorted();

  return {
    /** @param isNumbered whether its file is called by a number, or has one behind its name */
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
    /** To be compared with the rows of a later run; empty where most files have names of their own. */
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
     * How many of the rows of one list are in the other, as a part of the shorter one: 1 where rows were only added, or only removed.
     * @param text what an earlier run remembered
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
