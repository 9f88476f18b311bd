import { type RowSentence, rowSentence } from "../../../../../core/codes/row-sentences/row-sentence.ts";
import type { BatchColumn } from "../../../../../core/codes/texts/batch-columns.ts";
import type { ChosenField } from "../../../../../core/codes/texts/choose-columns.ts";
import { comparableName } from "../../../../../core/codes/texts/column-names.ts";

/**
 * Says which names mean the same column of ours.
 * @param what the thing that has these names: the header, or the row
 * @param hasQuantities rows are labels, repeated by quantity; otherwise that column is not used
 * @returns null if each column is named once
 */
export const repeatedColumn = (
  what: "header" | "row",
  names: readonly string[],
  fields: readonly ChosenField[],
  hasQuantities: boolean,
): RowSentence | null => {
  const known = new Map<BatchColumn, string>();
  for (const { index, column } of fields) {
    if (column === "quantity" && !hasQuantities) continue;
    const name = names[index] ?? "";
    const first = known.get(column);
    if (first !== undefined) return sentence(what, column, first, name);
    known.set(column, name);
  }
  return null;
};

const sentence = (what: "header" | "row", column: BatchColumn, first: string, second: string): RowSentence =>
  comparableName(first) === comparableName(second)
    ? rowSentence(`rows.${what}_twice`, { first })
    : rowSentence(`rows.${what}_alike`, { first, second, column });
