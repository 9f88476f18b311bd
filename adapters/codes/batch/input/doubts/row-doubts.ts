import { type BatchColumn, isUsedColumn } from "../../../../../core/codes/texts/batch-columns.ts";
import type { RowType } from "../../../../../core/codes/texts/row-types.ts";
import { DESIGN_NAMES } from "../../../../../core/codes/texts/design-texts.ts";
import { rowSentence } from "../../../../../core/codes/row-sentences/row-sentence.ts";
import type { Row } from "../row.ts";
import type { FoundDoubt } from "./doubt-sentences.ts";
import { isFormOfAddress } from "./form-of-address.ts";
import { shortened } from "./shortened.ts";

/** Columns that say how a code is made, not what it holds. */
export const SETTINGS: ReadonlySet<string> = new Set<string>([
  ...DESIGN_NAMES,
  ...(["file", "type", "barcode_format", "quantity", "logo", "security", "hidden"] satisfies BatchColumn[]),
]);

/** Whole, also as spreadsheets write it with places: 3,00. */
const QUANTITY = /^(?:0*[1-9]\d{0,8}(?:[.,]0+)?)?$/;

/**
 * Finds what stands in a row and becomes no part of its code. Takes a form of address away from the position of a person.
 * @param type null: its name is none
 * @param hasTypes there is a column of types; where there is none, a sentence about the header says what is not used
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
  // rows of labels are as many as their quantity says, and one that says nothing is refused
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
