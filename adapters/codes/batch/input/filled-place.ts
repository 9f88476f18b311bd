import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import type { ChosenField } from "../../../../core/codes/texts/choose-columns.ts";
import { rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import { isFormOfAddress } from "./doubts/form-of-address.ts";
import { isBlank } from "./table-record.ts";
import type { FoundDoubt } from "./doubts/doubt-sentences.ts";

/** Whether a value says something in this column: how somebody is addressed is no position. */
export const isSaid = (value: string, column: BatchColumn): boolean =>
  !isBlank(value) && (column !== "title" || !isFormOfAddress(value));

/** The same in words, of a value that does not. */
export const saysNothing = (column: BatchColumn): string =>
  column === "title" ? "names no position" : "is empty";

/** Where a field of a row stands: in its first column that has a value there, or else in the first one. */
export const filledPlace = (
  { index, others = [] }: ChosenField,
  isFilled: (place: number) => boolean,
): number => (others.length === 0 || isFilled(index) ? index : (others.find(isFilled) ?? index));

/** Counts a value that comes from another column than those of the other rows. */
export const otherColumn = (
  column: BatchColumn,
  name: string | undefined,
  taken: string | undefined,
): FoundDoubt => {
  const why = column === "title" ? "title" : "empty";
  const values = { taken: taken ?? "", name: name ?? "" };
  return {
    kind: "fromOtherColumn",
    column,
    example:
      name === taken
        ? rowSentence(`doubts.other_same_${why}`, values)
        : rowSentence(`doubts.other_${why}`, values),
  };
};
