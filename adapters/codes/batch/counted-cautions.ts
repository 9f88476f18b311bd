import * as z from "zod/mini";

/** Codes that a caution is about: their count, and the line and the sentence of the first, without its period. */
export const countedCautionsSchema = z.record(
  z.string(),
  z.object({ count: z.number(), line: z.number(), message: z.string() }),
);
/** By the key of the caution, the first one first. */
export type CountedCautions = z.infer<typeof countedCautionsSchema>;

export function countCaution(
  counts: CountedCautions,
  line: number,
  { code, message }: { code: string; message: string },
): void {
  const counted = (counts[code] ??= { count: 0, line, message });
  counted.count += 1;
}

/** Where the first of several things is: `the first on line 3`. */
export const placeText = ({ count, line }: { count: number; line: number }): string =>
  count === 1 ? `on line ${line}` : `the first on line ${line}`;

export const cautionSentence = (counted: CountedCautions[string], noun: "code" | "row"): string =>
  `${counted.count} ${noun}${counted.count === 1 ? "" : "s"}, ${placeText(counted)}: ${counted.message}.`;
