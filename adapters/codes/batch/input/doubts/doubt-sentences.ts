import { doubtMessages } from "../../../../../core/codes/row-sentences/doubt-messages.ts";
import {
  type RowSentence,
  rowSentence,
  sentences,
} from "../../../../../core/codes/row-sentences/row-sentence.ts";

type DoubtCode = keyof typeof doubtMessages;
type AdviceCode = Extract<DoubtCode, `${string}_advice`>;
/** Kinds of doubtful values, counted per table. */
export type Doubt = Exclude<DoubtCode, AdviceCode> extends `doubts.${infer Kind}` ? Kind : never;
const isAdvice = (code: string): code is AdviceCode => code.endsWith("_advice") && code in doubtMessages;
export const DOUBT_ORDER = Object.keys(doubtMessages).flatMap((code) =>
  isAdvice(code) ? [] : [code.slice("doubts.".length) as Doubt],
);

/** The sentence about all doubtful values of a kind. @param line line of the first one */
export const doubtSentence = (
  kind: Doubt,
  count: number,
  line: number,
  example: RowSentence | null,
): RowSentence => {
  const advice = `doubts.${kind}_advice`;
  return sentences(
    rowSentence(`doubts.${kind}`, { n: count, line }),
    example,
    isAdvice(advice) ? rowSentence(advice, { n: count }) : null,
  );
};

/** Kinds whose sentence concerns the content of codes. Omitted if no code contains the value. */
export const ABOUT_CODES: ReadonlySet<Doubt> = new Set<Doubt>([
  "apostrophes",
  "singleQuoted",
  "surroundingSpaces",
  "differentLinks",
  "formattedNumbers",
  "displayedThousands",
  "moneyAmounts",
  "notAddresses",
  "missingSchemes",
  "passwords",
  "shortRows",
]);

/** A doubt about a value in a row. */
export interface FoundDoubt {
  kind: Doubt;
  column: string;
  /** An example from the table. */
  example?: RowSentence;
}
