import { NEEDED_FIELDS, type PayloadType } from "../../../../../core/codes/texts/payload-fields.ts";
import type { RowType } from "../../../../../core/codes/texts/row-types.ts";

const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+$|^mailto:\S+$/i;
export const isAddress = (cell: string): boolean => ADDRESS.test(cell.trim());
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DIGITS = /^(?=[\s.,+-]*\d)[\d\s.,+-]+$/;
const LONGEST_NAME = 60;
const isName = (cell: string): boolean => /\p{L}/u.test(cell) && cell.length <= LONGEST_NAME;

/** Example columns of types whose codes combine several. */
const EXAMPLES: Partial<Record<PayloadType, string[]>> = {
  vcard: ["first_name", "last_name", "phone", "email"],
  wifi: ["ssid", "password", "security"],
};

/**
 * The header line that a table lacks because its first line is data: a web or email address, a number, a cell like those below it, or
 * nothing that could be a name.
 * @param below cells of the next line; empty if there is none
 * @returns a name for each cell, "" where none is needed; null if the first line may be a header
 */
export const missingHeader = (
  cells: readonly string[],
  below: readonly string[],
  type: RowType,
): string[] | null => {
  const ranks = [ADDRESS, EMAIL, DIGITS];
  const best = ranks.find((rank) => cells.some((cell) => rank.test(cell)));
  const alike = cells.findIndex((cell, index) => isAlike(cell, below[index] ?? ""));
  if (best === undefined && alike < 0 && cells.some(isName)) return null;
  return type === "qr" || type === "barcode"
    ? headerFor(cells, best === undefined ? alike : cells.findIndex((cell) => best.test(cell)))
    : (EXAMPLES[type] ?? NEEDED_FIELDS[type].flatMap(([field = ""]) => field));
};

/** Column names for a table with its contents at this index. */
export const headerFor = (cells: readonly string[], place: number): string[] => {
  const content = Math.max(0, place);
  const file = cells.findIndex((cell, index) => index !== content && cell !== "");
  return cells.map((_, index) => (index === content ? "content" : index === file ? "file" : ""));
};

const DIGIT = /\d/;

/** Whether two cells have digits and letters in the same places: LOC-01-A and LOC-01-B. */
export const isAlike = (one: string, other: string): boolean =>
  DIGIT.test(one) && one.length === other.length && shapeOf(one) === shapeOf(other);

const shapeOf = (cell: string): string => cell.replaceAll(/\p{L}/gu, "a").replaceAll(/\d/g, "0");
