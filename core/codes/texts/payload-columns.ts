import type { BatchColumn } from "./batch-columns.ts";
import type { RowType } from "./row-types.ts";
import { contentRank, fileRank, findColumn } from "./column-names.ts";
import { columnsOfForm, formFieldsIn } from "./form-columns.ts";
import {
  findPayloadColumn,
  findProductColumn,
  isJobTitle,
  isJustName,
  isJustTitle,
  isSurelyJobTitle,
} from "./payload-column-names.ts";

/** Several columns could be meant: the first is read, the others are not. */
export interface ColumnDoubt {
  column: BatchColumn;
  names: string[];
}

export interface NamedColumns {
  /** By index of the name: the column that it means, null if it is none of ours. */
  found: (BatchColumn | null)[];
  /** The place of a column of whole names, which may name the files as well; null: none. */
  wholeNames: number | null;
  /**
   * Indexes to read if the first one is empty, by column: a contact may only have a mobile number, the first
   * of two columns named "Titre" may contain forms of address, and an empty "password" may be next to a
   * "WPA2-Key".
   */
  further: Partial<Record<BatchColumn, number[]>>;
  doubts: ColumnDoubt[];
}

/**
 * Finds the columns that names mean: ours in all tables, and common field names if contacts, networks or
 * products are made.
 */
export const nameColumns = (names: readonly string[], type: RowType): NamedColumns => {
  const common = names.map(findColumn);
  const hasTypes = common.includes("type");
  const form = hasTypes ? null : columnsOfForm(names, type);
  if (form !== null) return { found: form, wholeNames: null, further: {}, doubts: [] };
  const fields = hasTypes ? formFieldsIn(names) : [];
  const columns = common.map((column, index) => column ?? fields[index] ?? null);
  const isPlain = type === "qr" || type === "barcode";
  // Outlook: Title is Mr. or Ms.
  const isAddressed = !isPlain && holdsAddresses(names);
  const own = columns.map((column) => (column === "title" && isAddressed ? null : column));
  if (isPlain && !hasTypes) return { found: own, wholeNames: null, further: {}, doubts: [] };
  const found = [...own];
  const doubts: ColumnDoubt[] = [];
  const further: NamedColumns["further"] = {};
  for (const [column, places] of placesByColumn(names, own, { hasTypes, type, isAddressed })) {
    const ours = own.indexOf(column);
    const [first, ...others] = [...(ours < 0 ? [] : [ours]), ...places.map(({ index }) => index)];
    if (first === undefined) continue;
    found[first] = column;
    if (WITH_FURTHER.has(column) && others.length > 0) further[column] = others;
    if (others.length > 0) doubts.push({ column, names: [first, ...others].map((index) => names[index]!) });
  }
  if (type !== "vcard") return { found, wholeNames: null, further, doubts };
  const index = names.findIndex((name, place) => found[place] === null && isJustName(name));
  const missing = (["first_name", "last_name"] as const).filter((column) => !found.includes(column));
  if (index < 0 || missing.length === 0) return { found, wholeNames: null, further, doubts };
  if (missing.length === 2) return { found, wholeNames: index, further, doubts };
  // "Vorname, Name" and "Nombre, Apellidos"; in English, a name next to a first name is the file name
  if (!own.includes("first_name") && !own.includes("last_name")) found[index] = missing[0] ?? null;
  return { found, wholeNames: null, further, doubts };
};

/** Columns that are read from several indexes, one if the other is empty. */
export const WITH_FURTHER = new Set<BatchColumn>(["phone", "title", "password"]);
/** Of these, the fields read from common names even if a column has our own name for them. */
const BESIDE_OUR_OWN = new Set<BatchColumn>(["phone", "password"]);

/**
 * Whether a column named "Title", in any language, contains forms of address, since another one contains job
 * titles. Our own name means the job title, unless it is repeated.
 */
const holdsAddresses = (names: readonly string[]): boolean =>
  names.some(names.some((name) => findColumn(name) === "title") ? isSurelyJobTitle : isJobTitle);

/** Indexes of names for fields without their own column, the best first. */
const placesByColumn = (
  names: readonly string[],
  own: readonly (BatchColumn | null)[],
  { hasTypes, type, isAddressed }: { hasTypes: boolean; type: RowType; isAddressed: boolean },
): Map<BatchColumn, { index: number; rank: number }[]> => {
  const findMeant = (name: string) => {
    if (type === "product") return findProductColumn(name);
    return findPayloadColumn(name) ?? (hasTypes ? findProductColumn(name) : null);
  };
  const places = new Map<BatchColumn, { index: number; rank: number }[]>();
  for (const [index, name] of names.entries()) {
    // in a table of several types, a name that suits a content or a file is one
    if (own[index] !== null || (hasTypes && (contentRank(name, "qr") !== null || fileRank(name) !== null)))
      continue;
    if (isAddressed && isJustTitle(name)) continue;
    const meant = findMeant(name);
    if (meant === null || (own.includes(meant.column) && !BESIDE_OUR_OWN.has(meant.column))) continue;
    places.set(meant.column, [...(places.get(meant.column) ?? []), { index, rank: meant.rank }]);
  }
  for (const found of places.values()) found.sort((one, other) => one.rank - other.rank);
  return places;
};
