import type { PrintReport } from "../../../core/codes/print/report/print-report.ts";
import { sayInEnglish } from "../../../core/codes/print/report/say.ts";
import type { PrintableCode } from "./print-code.ts";
import { looksOf } from "./printed-looks.ts";
import { renderReportPdf } from "./render-report.ts";

/** The report as PDF in English, with the fonts of the build. @param code, made as for `makeReport` */
export async function renderReport(
  report: PrintReport,
  code: PrintableCode,
  made: PrintableCode,
  now: Date,
): Promise<Uint8Array> {
  const { loadBillLettersNode, loadLettersNode } = await import("../letters/load-letters.node.ts");
  const words = { say: sayInEnglish, advice: report.advice };
  const fonts = { words: loadBillLettersNode, contents: loadLettersNode };
  return renderReportPdf(report, code, { looks: looksOf(report, code, made), now, words }, fonts);
}
