import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { type RowType, findRowType } from "../../../../core/codes/texts/row-types.ts";
import { isAddress } from "../input/header/missing-header.ts";
import { isPlaceholder, isTotalWord } from "../input/doubts/doubtful-text.ts";
import { isProductNumber } from "../input/doubts/product-number.ts";
import type { Row } from "../input/row.ts";

/** Where spreadsheets write the word; contacts have none of them. */
const COLUMNS: readonly BatchColumn[] = ["content", "file", "ssid", "product_name", "serial_number"];

/** A count or a sum. */
const NUMBER = /^[\d.,\s]+$/;

/** Counts rows. @param says what is said of them, where there are any: how many, and the line of the first */
const createCount = (isCounted: (row: Row) => boolean, says: (count: number, first: number) => string) => {
  let [count, first] = [0, 0];
  return {
    look(row: Row): void {
      if (!isCounted(row)) return;
      if (count === 0) first = row.line;
      count += 1;
    },
    sentences: (): string[] => (count === 0 ? [] : [says(count, first)]),
  };
};

/**
 * Counts the rows of codes that spreadsheets may have appended below a table.
 * @param type of the rows that name none
 */
export const createTotalRows = (type: RowType) =>
  createCount(
    ({ cells, isBesideTotal }) => {
      const content = cells.content?.trim() ?? "";
      // a shop may be called Total: a word that is not read counts beside a number only
      const isMeant = isBesideTotal === true && NUMBER.test(content);
      if (!isMeant && !COLUMNS.some((column) => isTotalWord(cells[column] ?? ""))) return false;
      if ((cells.type === undefined ? type : findRowType(cells.type)) === "vcard") return false;
      return !isAddress(content) && !isProductNumber(content);
    },
    (count, first) => {
      const rows = count === 1 ? "1 row looks like a total" : `${count} rows look like totals`;
      return `${rows} (first on line ${first}). A code is made of it all the same: remove the row if it belongs to no code.`;
    },
  );

/** Counts the rows of codes that hold no product number although their column is called EAN, GTIN or UPC. */
export const createWrongNumbers = () =>
  createCount(
    // those are named by themselves
    ({ cells }) => !isPlaceholder(cells.content?.trim() ?? ""),
    (count, first) => {
      const values =
        count === 1
          ? "1 value is not a valid product number"
          : `${count} values are not valid product numbers`;
      return `${values} (first on line ${first}). A GTIN, EAN or UPC has 8, 12, 13 or 14 digits, and its last digit, the check digit, follows from the others. The codes hold the values as they are.`;
    },
  );
