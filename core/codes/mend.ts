import type { Proof } from "./proof.ts";
import { fillSentence, type SentenceValues } from "./sentence.ts";

type MendCode = keyof typeof mendMessages extends `mend.${infer Code}` ? Code : never;

/** One change of a design that one click makes, and what its button says. */
export interface Mend<Change> {
  code: MendCode;
  values: SentenceValues;
  message: string;
  change: Change;
}

/** Texts of the buttons; the web catalogue spreads them in. */
export const mendMessages = {
  "mend.colours": "Use colours that scan",
  "mend.size": "Make it {width} px wide",
  "mend.margin": "Widen the quiet zone to {margin} modules",
  "mend.logo_smaller": "Make the logo smaller",
  "mend.logo_none": "Leave the logo out",
  "mend.bar_width": "Make the bars wider",
  "mend.canvas_none": "Let the bars decide the size",
} as const;

export const mend = <Change>(code: MendCode, change: Change, values: SentenceValues = {}): Mend<Change> => ({
  code,
  values,
  message: fillSentence(mendMessages[`mend.${code}`], values),
  change,
});

/**
 * The least that makes a code scan: the first single mend that is enough, else the shortest beginning of the list that is.
 *
 * @param mends likely causes first
 * @param tryOut draws the code with these changes, made in this order, and proves it
 * @returns null where all of them together are not enough
 */
export async function findMend<Change>(
  mends: Mend<Change>[],
  tryOut: (changes: Change[]) => Promise<Proof>,
): Promise<Mend<Change>[] | null> {
  const beginnings = mends.map((_, index) => mends.slice(0, index + 1)).slice(1);
  for (const attempt of [...mends.map((one) => [one]), ...beginnings]) {
    const { scans } = await tryOut(attempt.map(({ change }) => change));
    if (scans) return attempt;
  }
  return null;
}
