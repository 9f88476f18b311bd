import type { CodeOrder } from "../../../../adapters/codes/batch/job.ts";
import { checkCertainContent } from "../../../../core/codes/barcode/certain-check.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";

/** What the check of a barcode's content notes. */
interface ContentNote {
  note: TextProblem;
  /** Asks whether the number is completed, if a check digit is added to it; otherwise null. */
  question: TextProblem | null;
}

/**
 * What is noted about the content of a barcode, such as a check digit that the code adds; null if there is nothing. The question
 * is for a format that other rows suggested: the number may be of another kind, and completed it would be another number.
 */
export function contentNote(order: CodeOrder | null): ContentNote | null {
  if (order?.kind !== "barcode") return null;
  const { format, content } = order;
  const check = checkCertainContent(format, content);
  if (!check.ok || check.notice === null) return null;
  const { message, code, values } = check.notice;
  const note = { name: "content", message: `${message}.`, reason: { code, values } };
  if (code !== "barcode.completed") return { note, question: null };
  const question = {
    name: "content",
    message: `Complete in ${format}?`,
    reason: { code: "bulk.digit_guessed", values: { ...values, format, text: content.trim(), force: "" } },
  };
  return { note, question };
}
