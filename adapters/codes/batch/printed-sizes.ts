import type { AskedPrint } from "./job.ts";

/** A printed size and the number of codes that have it. */
interface PrintedCount extends AskedPrint {
  codes: number;
}

/** Printed sizes of a batch. */
export interface PrintedSizes {
  /** The most frequent first; empty if the sizes are in px. */
  sizes: PrintedCount[];
  /** Number of codes with further sizes, beyond those that are listed. */
  others: number;
}

/** Limits memory: each row may have a size of its own. */
const LISTED = 100;

/** Counts the codes of each printed size. */
export const createPrintedSizes = () => {
  const counts = new Map<string, PrintedCount>();
  let others = 0;
  return {
    add(size: AskedPrint): void {
      const key = JSON.stringify([size.asked, size.printed]);
      const known = counts.get(key);
      if (known !== undefined) known.codes += 1;
      else if (counts.size < LISTED) counts.set(key, { ...size, codes: 1 });
      else others += 1;
    },
    sizes: (): PrintedSizes => ({
      sizes: [...counts.values()].toSorted((one, other) => other.codes - one.codes),
      others,
    }),
  };
};
