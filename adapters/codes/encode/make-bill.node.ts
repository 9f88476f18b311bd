import { billFileProblem, isOnPage } from "../../../core/codes/bill/bill-file.ts";
import type { BillLanguage } from "../../../core/codes/bill/bill-language.ts";
import type { ExportFormat } from "../../../core/codes/file-format.ts";
import type { Press } from "../../../core/codes/print/press.ts";
import { DomainError } from "../../../core/errors.ts";
import { billTexts, type MadeBill, makeBill } from "./make-bill.ts";

/**
 * A Swiss QR-bill as a file of this format.
 * @throws DomainError `validation_failed` for formats and pages that bills do not support, and for content
 * that is not a bill
 */
export async function makeBillNode(
  content: string,
  language: BillLanguage,
  file: ExportFormat,
  press: Press,
): Promise<MadeBill> {
  const problem = billFileProblem(file, press);
  if (problem !== null) throw refused(problem);
  const { loadBillLettersNode } = await import("../letters/load-letters.node.ts");
  const letters = await loadBillLettersNode(billTexts(content, language));
  if (letters === null)
    throw refused("The fonts of bills have Latin letters alone: write names and texts in those.");
  const bill = makeBill(content, letters, { language, isOnPage: isOnPage(file, press) });
  if (bill === null) throw refused("This is not the content of a Swiss QR Code.");
  return bill;
}

const refused = (message: string) =>
  new DomainError("validation_failed", message, { fields: { bill: message } });
