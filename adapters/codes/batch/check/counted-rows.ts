import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import {
  type RowSentence,
  rowSentence,
  sentences,
} from "../../../../core/codes/row-sentences/row-sentence.ts";
import { type RowType, findRowType } from "../../../../core/codes/texts/row-types.ts";
import { isAddress } from "../input/header/missing-header.ts";
import { isPlaceholder, isTotalWord } from "../input/doubts/doubtful-text.ts";
import { isProductNumber } from "../input/doubts/product-number.ts";
import type { Row } from "../input/row.ts";

/** Columns in which spreadsheets write the word "total"; contacts have none of them. */
const COLUMNS: readonly BatchColumn[] = ["content", "file", "ssid", "product_name", "serial_number"];

/** A count or a sum. */
const NUMBER = /^[\d.,\s]+$/;

/** Counts rows. @param says builds the sentence from the number of rows and the first line, if there are any */
const createCount = (
  isCounted: (row: Row) => boolean,
  says: (count: number, first: number) => RowSentence,
) => {
  let [count, first] = [0, 0];
  return {
    look(row: Row): void {
      if (!isCounted(row)) return;
      if (count === 0) first = row.line;
      count += 1;
    },
    sentences: (): RowSentence[] => (count === 0 ? [] : [says(count, first)]),
  };
};

/** Counts total rows that a spreadsheet may have appended below a table. @param type default row type */
export const createTotalRows = (type: RowType) =>
  createCount(
    ({ cells, isBesideTotal }) => {
      const content = cells.content?.trim() ?? "";
      // a shop may be called Total: in an unread column, the word counts only beside a number
      const isMeant = isBesideTotal === true && NUMBER.test(content);
      if (!isMeant && !COLUMNS.some((column) => isTotalWord(cells[column] ?? ""))) return false;
      if ((cells.type === undefined ? type : findRowType(cells.type)) === "vcard") return false;
      return !isAddress(content) && !isProductNumber(content);
    },
    (n, line) => sentences(rowSentence("rows.totals", { n, line }), rowSentence("rows.totals_advice")),
  );

/** Counts rows without a product number in a column named EAN, GTIN or UPC. */
export const createWrongNumbers = () =>
  createCount(
    // placeholders are reported separately
    ({ cells }) => !isPlaceholder(cells.content?.trim() ?? ""),
    (n, line) =>
      sentences(rowSentence("rows.wrong_numbers", { n, line }), rowSentence("rows.wrong_numbers_advice")),
  );
