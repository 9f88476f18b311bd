import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import type { ChosenField } from "../../../../core/codes/texts/choose-columns.ts";
import type { FoundDoubt } from "./doubts/doubt-sentences.ts";

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
): FoundDoubt => ({ kind: "others", column, example: `"${taken}" is read where "${name}" is empty.` });
