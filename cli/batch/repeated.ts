import type { RowIssue } from "../../adapters/codes/batch/input/row.ts";
import { DESIGN_COLUMNS } from "../../core/codes/texts/batch-columns.ts";

/** Different lines that are held back to be counted. */
const MAX_REPEATED = 100;

/** Counts lines that an option of the run gives to every row. */
export const createRepeated = () => {
  const counts = new Map<string, number>();
  return {
    /** @returns false where there are too many to hold one more */
    add(line: string): boolean {
      const count = counts.get(line) ?? 0;
      if (count === 0 && counts.size >= MAX_REPEATED) return false;
      counts.set(line, count + 1);
      return true;
    },
    /** The lines with their counts; from then on there are none. */
    take(): string[] {
      const lines = [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count} rows)`));
      counts.clear();
      return lines;
    },
  };
};

/** Options that each row needs a value of its own of. */
const SIZES = new Set(["size", "width", "height"]);
/** Number of lines listed one by one. */
const NAMED_LINES = 5;

/** Holds the rows whose codes do not fit into the size of the run: one sentence names the size that is enough for all of them. */
export const createTooSmall = () => {
  const found = new Map<
    string,
    { needed: number; sentence: string; lines: number[]; count: number; last: number }
  >();
  return {
    /** @returns false for an issue of another kind */
    add({ column, line, corrected }: RowIssue, sentence: string): boolean {
      const needed = Number(corrected);
      if (!SIZES.has(column) || corrected === undefined || !Number.isFinite(needed)) return false;
      const known = found.get(column);
      if (known === undefined) {
        found.set(column, { needed, sentence, lines: [line], count: 1, last: line });
        return true;
      }
      if (needed > known.needed) Object.assign(known, { needed, sentence });
      if (known.lines.length < NAMED_LINES) known.lines.push(line);
      known.count += 1;
      known.last = line;
      return true;
    },
    /** A line for each option; from then on there are none. */
    take(): string[] {
      const lines = [...found.values()].map(({ sentence, lines: named, count, last }) => {
        if (count === 1) return `line ${last}, ${sentence}`;
        return count <= NAMED_LINES
          ? `lines ${named.slice(0, -1).join(", ")} and ${last}, ${sentence}`
          : `${count} rows, lines ${named[0]} to ${last}, ${sentence}`;
      });
      found.clear();
      return lines;
    },
  };
};

/** Columns whose values rows share, and whose mistakes; "" is the row as a whole. */
export const SHARED = new Set<string>([
  "",
  ...DESIGN_COLUMNS,
  "logo",
  "type",
  "barcode_format",
  "security",
  "hidden",
]);

/** Ranges of lines that are named. */
const NAMED_RANGES = 10;

/** Collects lines, mostly in their order, as ranges. */
const createLineRanges = () => {
  const ranges: { from: number; to: number }[] = [];
  let last = 0;
  return {
    add(line: number): void {
      last = Math.max(last, line);
      const range = ranges.at(-1);
      if (range?.to === line - 1) range.to = line;
      else if (ranges.length <= NAMED_RANGES) ranges.push({ from: line, to: line });
    },
    /** Such as `3 to 61, 70`; only the last line if there are too many ranges. */
    text(): string {
      if (ranges.length > NAMED_RANGES) return `up to line ${last}`;
      return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`)).join(", ");
    },
  };
};

/** Counts problems with the values of further rows; those of the first row are reported at once. */
export const createRepeatedRows = () => {
  const rows = new Map<
    string,
    { mark: string; sentence: string; count: number; lines: ReturnType<typeof createLineRanges> }
  >();
  return {
    /**
     * @param mark what stands in front of the whole line
     * @returns false for the first row, and where there are too many sentences to hold one more
     */
    add(mark: string, sentence: string, line: number): boolean {
      const known = rows.get(mark + sentence);
      if (known === undefined) {
        if (rows.size < MAX_REPEATED)
          rows.set(mark + sentence, { mark, sentence, count: 0, lines: createLineRanges() });
        return false;
      }
      known.count += 1;
      known.lines.add(line);
      return true;
    },
    take(): string[] {
      const said = [...rows.values()].flatMap(({ mark, sentence, count, lines }) => {
        if (count === 0) return [];
        const more =
          count === 1 ? `1 more line, line ${lines.text()}` : `${count} more lines, ${lines.text()}`;
        return [`${mark}${more}${sentence}`];
      });
      rows.clear();
      return said;
    },
  };
};
