import type { CodeOrder } from "../../../../adapters/codes/batch/job.ts";
import { checkCertainContent } from "../../../../core/codes/barcode/certain-check.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";

/**
 * What is noted about the content of a barcode, such as a check digit that the code adds; null if there is nothing.
 * @param isGuess the format was suggested by other rows: the number may be of another kind, and completed it would be another number
 */
export function addedDigit(order: CodeOrder | null, isGuess: boolean): TextProblem | null {
  if (order?.kind !== "barcode") return null;
  const { format, content } = order;
  const check = checkCertainContent(format, content);
  if (!check.ok || check.notice === null) return null;
  const { message, code, values } = check.notice;
  if (!isGuess || code !== "barcode.completed")
    return { name: "content", message: `${message}.`, reason: { code, values } };
  return {
    name: "content",
    message: `Complete in ${format}?`,
    reason: { code: "bulk.digit_guessed", values: { ...values, format, text: content.trim(), force: "" } },
  };
}
