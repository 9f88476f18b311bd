import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { type RowType, findRowType } from "../../../../core/codes/texts/row-types.ts";
import { isAddress } from "../input/header/missing-header.ts";
import { isTotalWord } from "../input/doubts/total-word.ts";
import { isProductNumber } from "../input/doubts/product-number.ts";
import type { Row } from "../input/row.ts";

/** Where spreadsheets write the word; contacts have none of them. */
const COLUMNS: readonly BatchColumn[] = ["content", "file", "ssid", "product_name", "serial_number"];

/** A count or a sum. */
const NUMBER = /^[\d.,\s]+$/;

/**
 * Counts the rows of codes that spreadsheets may have appended below a table.
 * @param type of the rows that name none
 */
export const createTotalRows = (type: RowType) => {
  let [count, first] = [0, 0];
  return {
    /** Looks at a row that a code is made of. */
    look({ cells, line, isBesideTotal }: Row): void {
      const content = cells.content?.trim() ?? "";
      // a shop may be called Total: a word that is not read counts beside a number only
      const isMeant = isBesideTotal === true && NUMBER.test(content);
      if (!isMeant && !COLUMNS.some((column) => isTotalWord(cells[column] ?? ""))) return;
      if ((cells.type === undefined ? type : findRowType(cells.type)) === "vcard") return;
      if (isAddress(content) || isProductNumber(content)) return;
      if (count === 0) first = line;
      count += 1;
    },
    sentences(): string[] {
      if (count === 0) return [];
      const rows = count === 1 ? "1 row looks like a total" : `${count} rows look like totals`;
      return [
        `${rows} (first on line ${first}). A code is made of it all the same: remove the row if it belongs to no code.`,
      ];
    },
  };
};
