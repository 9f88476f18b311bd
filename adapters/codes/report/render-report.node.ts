import type { PrintReport } from "../../../core/codes/print/report/print-report.ts";
import type { PrintableCode } from "./print-code.ts";
import { looksOf } from "./printed-looks.ts";
import { renderReportPdf } from "./render-report.ts";

/** The report as PDF, with the fonts that the build brings for contents in other scripts than Latin. @param code, made as for `makeReport` */
export const renderReport = (
  report: PrintReport,
  code: PrintableCode,
  made: PrintableCode,
  now: Date,
): Promise<Uint8Array> =>
  renderReportPdf(report, code, { looks: looksOf(report, code, made), now }, async (text) => {
    const { loadLettersNode } = await import("../letters/load-letters.node.ts");
    return loadLettersNode(text);
  });
