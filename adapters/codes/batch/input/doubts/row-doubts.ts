import {
  type BatchColumn,
  DESIGN_COLUMNS,
  isUsedColumn,
} from "../../../../../core/codes/texts/batch-columns.ts";
import type { RowType } from "../../../../../core/codes/texts/row-types.ts";
import { rowSentence } from "../../../../../core/codes/row-sentences/row-sentence.ts";
import type { Row } from "../row.ts";
import type { FoundDoubt } from "./doubt-sentences.ts";
import { isFormOfAddress } from "./form-of-address.ts";
import { shortened } from "./shortened.ts";

/** Columns for the look of a code, not its content. */
export const SETTINGS: ReadonlySet<string> = new Set<string>([
  ...DESIGN_COLUMNS,
  ...(["file", "type", "barcode_format", "quantity", "logo", "security", "hidden"] satisfies BatchColumn[]),
]);

/** A whole number, also with decimals as spreadsheets write it: 3,00. */
const QUANTITY = /^(?:0*[1-9]\d{0,8}(?:[.,]0+)?)?$/;

/**
 * Finds values of a row that do not become part of its code. Removes a form of address from a person's position.
 * @param type null: its name is unknown
 * @param hasTypes whether there is a type column; without one, a sentence about the header lists unused columns
 */
export const rowDoubts = ({ cells, texts }: Row, type: RowType | null, hasTypes: boolean): FoundDoubt[] => {
  const found: FoundDoubt[] = [];
  const { quantity = "", title = "" } = cells;
  if (type === "vcard" && isFormOfAddress(title)) {
    delete cells.title;
    found.push({
      kind: "salutationAsTitle",
      column: "title",
      example: rowSentence("doubts.first_quoted", { text: title }),
    });
  }
  // label rows repeat by quantity, and an invalid quantity is refused
  if (texts === undefined && !QUANTITY.test(quantity.trim())) {
    found.push({
      kind: "quantities",
      column: "quantity",
      example: rowSentence("doubts.first_quoted", { text: shortened(quantity) }),
    });
  }
  if (!hasTypes || type === null) return found;
  if (type !== "barcode" && (cells.barcode_format ?? "").trim() !== "")
    found.push({ kind: "unusedFormats", column: "barcode_format" });
  for (const name in cells) {
    const column = name as BatchColumn;
    if (SETTINGS.has(column) || isUsedColumn(column, type) || cells[column]?.trim() === "") continue;
    found.push({
      kind: "unusedValues",
      column,
      example: rowSentence("doubts.first_unused", { column, type }),
    });
  }
  return found;
};
