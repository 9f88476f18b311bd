import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { type CodeType, findCodeType } from "../../../../core/codes/texts/code-types.ts";
import { isAddress } from "../input/header/missing-header.ts";
import { isProductNumber } from "../input/doubts/product-number.ts";
import type { Row } from "../input/row.ts";

const TOTALS = new Set(
  (
    "total|totals|grand total|subtotal|sub total|sum|gesamt|summe|gesamtsumme|zwischensumme|somme|total général|total general|" +
    "sous-total|suma|totale|totali|somma|subtotale|totale complessivo|soma|total geral|gesamtergebnis|ergebnis"
  ).split("|"),
);
const LONGEST_TOTAL = 18;
/** Where spreadsheets write the word; contacts have none of them. */
const COLUMNS: readonly BatchColumn[] = ["content", "file", "ssid", "product_name", "serial_number"];

const isTotal = (cell: string): boolean =>
  cell.length <= LONGEST_TOTAL && TOTALS.has(cell.trim().replace(/:$/, "").toLowerCase());

/**
 * Counts the rows of codes that spreadsheets may have appended below a table.
 * @param type of the rows that name none
 */
export const createTotalRows = (type: CodeType) => {
  let [count, first] = [0, 0];
  return {
    /** Looks at a row that a code is made of. */
    look({ cells, line }: Row): void {
      if (!COLUMNS.some((column) => isTotal(cells[column] ?? ""))) return;
      if ((cells.type === undefined ? type : findCodeType(cells.type)) === "vcard") return;
      const content = cells.content?.trim() ?? "";
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
