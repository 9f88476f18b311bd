import { fillSentence, type SentenceValues } from "../sentence.ts";
import type { TextProblem } from "../texts/text-problem.ts";
import { designMessages } from "./design-messages.ts";

export type DesignProblemCode = keyof typeof designMessages;

/** The problem with a text of a design. It knows only the sentences of designs: generators load it as well. */
export const designProblem = (
  name: string,
  code: DesignProblemCode,
  values: SentenceValues = {},
): TextProblem & Required<Pick<TextProblem, "reason">> => ({
  name,
  message: fillSentence(designMessages[code], values),
  reason: { code, values },
});
