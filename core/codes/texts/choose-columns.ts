import type { BatchColumn } from "./batch-columns.ts";
import type { RowType } from "./row-types.ts";
import { comparableName, contentRank, fileRank } from "./column-names.ts";
import { type ColumnDoubt, nameColumns } from "./payload-columns.ts";

/** Options about a table's columns, apart from their names. */
export interface ColumnOptions {
  /** The type of a row that has no column for it. */
  type: RowType;
  /** Names of the columns to use, as in the table; null: those whose names fit best. */
  content: string | null;
  file: string | null;
  /**
   * Rows are labels of a sheet: they have no files, but texts, from the columns with these names in the
   * table.
   */
  labelTexts?: readonly string[];
  /** Name of the column with the labels' pictures; absent: none. */
  labelPicture?: string;
}

/** Names of columns that are printed on labels next to the code. */
export const labelColumns = ({ labelTexts = [], labelPicture }: ColumnOptions): string[] => [
  ...labelTexts,
  ...(labelPicture === undefined ? [] : [labelPicture]),
];

export interface ChosenField {
  index: number;
  column: BatchColumn;
  /** Indexes to read if this one is empty, the best first. */
  others?: readonly number[];
}

export interface ColumnChoice {
  /** Source of each field; one position may be read as two columns. */
  fields: ChosenField[];
  /** Names that mean nothing here; they are left out. */
  unknown: string[];
  doubts: ColumnDoubt[];
}

/**
 * Finds the columns that names stand for. A pure function; the order of the names breaks ties.
 * @param isUnlikely whether the values of a column are unlikely contents: it is used as content only if there
 * is no other
 */
export const chooseColumns = (
  names: readonly string[],
  wish: ColumnOptions,
  isUnlikely: (index: number) => boolean = () => false,
): ColumnChoice => {
  const { found, wholeNames, further, doubts: fieldDoubts } = nameColumns(names, wish.type);
  const hasTypes = found.includes("type");
  const isPlain = wish.type === "qr" || wish.type === "barcode";
  const rankContent = (name: string, index: number): number | null => {
    const rank = contentRank(name, wish.type === "barcode" ? "barcode" : "qr");
    return rank !== null && isUnlikely(index) ? rank + UNLIKELY : rank;
  };
  // the website of a contact or a product is not the content of its code
  const isFree = (index: number) =>
    found[index] === null || (found[index] === "website" && isPlain && !hasTypes);

  const content =
    isPlain || hasTypes || wish.content !== null
      ? pick("content", names, found, wish.content, (name, index) =>
          isFree(index) ? rankContent(name, index) : null,
        )
      : NOTHING;
  const isLabel = wish.labelTexts !== undefined;
  const file = isLabel
    ? NOTHING
    : pick("file", names, found, wish.file, (name, index) =>
        found[index] === null && !content.indexes.includes(index) ? fileRank(name) : null,
      );

  const chosen = [
    ...content.indexes.map((index) => ({ index, column: "content" as const })),
    ...file.indexes.map((index) => ({ index, column: "file" as const })),
  ];
  const others = found.flatMap((column, index) =>
    column === null || column === "content" || column === "file" || content.indexes.includes(index)
      ? []
      : [further[column] === undefined ? { index, column } : { index, column, others: further[column] }],
  );
  const whole = wholeNames === null ? [] : [{ index: wholeNames, column: "first_name" as const }];
  const fields = [...chosen, ...whole, ...others].toSorted((one, other) => one.index - other.index);
  const doubts = [...[content, file].flatMap(({ doubt }) => doubt ?? []), ...fieldDoubts];
  const known = new Set([
    ...fields.map(({ index }) => names[index]),
    ...doubts.flatMap((doubt) => doubt.names),
    ...labelColumns(wish).map((name) => names[indexOfName(names, name)]),
  ]);
  return { fields, unknown: names.filter((name) => name.trim() !== "" && !known.has(name)), doubts };
};

/** Behind all others. */
const UNLIKELY = 1000;

interface ColumnPick {
  /** More than one if a table repeats a column name. */
  indexes: number[];
  doubt: ColumnDoubt | null;
}
const NOTHING: ColumnPick = { indexes: [], doubt: null };

const pick = (
  column: "content" | "file",
  names: readonly string[],
  found: readonly (BatchColumn | null)[],
  wanted: string | null,
  rankOf: (name: string, index: number) => number | null,
): ColumnPick => {
  if (wanted !== null) {
    const index = indexOfName(names, wanted);
    const equal = names.filter((name) => name === names[index]);
    return index < 0
      ? NOTHING
      : { indexes: [index], doubt: equal.length > 1 ? { column, names: equal } : null };
  }
  const own = names.flatMap((_, index) => (found[index] === column ? [index] : []));
  if (own.length > 0) return { indexes: own, doubt: null };
  const ranked = names
    .flatMap((name, index) => {
      const rank = rankOf(name, index);
      return rank === null ? [] : [{ index, name, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
  const [best] = ranked;
  if (best === undefined) return NOTHING;
  const doubt = ranked.length > 1 ? { column, names: ranked.map(({ name }) => name) } : null;
  return { indexes: [best.index], doubt };
};

/** Index of a name: an exact match first, then one that ignores spelling; -1 if there is none. */
export const indexOfName = (names: readonly string[], wanted: string): number => {
  const exact = names.indexOf(wanted);
  const comparable = comparableName(wanted);
  // a name of signs only is like no other
  return exact >= 0 || comparable === ""
    ? exact
    : names.findIndex((name) => comparableName(name) === comparable);
};
