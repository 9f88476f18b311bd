import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import type { ChosenField } from "../../../../core/codes/texts/choose-columns.ts";
import { rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import { isFormOfAddress } from "./doubts/form-of-address.ts";
import { isBlank } from "./table-record.ts";
import type { FoundDoubt } from "./doubts/doubt-sentences.ts";

/** Whether a value is meaningful in this column: a form of address is no position. */
export const isSaid = (value: string, column: BatchColumn): boolean =>
  !isBlank(value) && (column !== "title" || !isFormOfAddress(value));

/** Explains why such a value is not. */
export const saysNothing = (column: BatchColumn): string =>
  column === "title" ? "names no position" : "is empty";

/** The position of a row's field: the first of its columns with a meaningful value, or else the first. */
export const filledPlace = (
  { index, others = [] }: ChosenField,
  isFilled: (place: number) => boolean,
): number => (others.length === 0 || isFilled(index) ? index : (others.find(isFilled) ?? index));

/** Counts a value taken from another column than in the other rows. */
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
