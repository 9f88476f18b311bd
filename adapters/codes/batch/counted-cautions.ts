import { counted } from "../../../core/codes/sentence.ts";

/** A caution by the key of its text, and its sentence without the period. */
interface Said {
  code: string;
  message: string;
}

/** A caution about several codes, with what is said of the first one. */
export type CountedCaution<Each extends { code: string } = Said> = Each & {
  /** Number of codes. */
  count: number;
  /** Line of the first one. */
  line: number;
};

/** By the key of the caution, the first one first. */
export type CountedCautions<Each extends { code: string } = Said> = Record<string, CountedCaution<Each>>;

/** @param counts receives the caution about a code of this line */
export function countCaution<Each extends { code: string }>(
  counts: CountedCautions<Each>,
  line: number,
  caution: NoInfer<Each>,
): void {
  (counts[caution.code] ??= { ...caution, count: 0, line }).count += 1;
}

/** Where the first of several things is: `the first on line 3`. */
export const placeText = ({ count, line }: { count: number; line: number }): string =>
  count === 1 ? `on line ${line}` : `the first on line ${line}`;

export const cautionSentence = (caution: CountedCaution, noun: "code" | "row"): string =>
  `${counted(caution.count, noun)}, ${placeText(caution)}: ${caution.message}.`;
