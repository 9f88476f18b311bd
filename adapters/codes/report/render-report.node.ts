import type { PrintReport } from "../../../core/codes/print/report/print-report.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { renderReportPdf } from "./render-report.ts";

/** The report as PDF, with the fonts that the build brings for contents in other scripts than Latin. */
export const renderReport = (report: PrintReport, code: MadeCode, now: Date): Promise<Uint8Array> =>
  renderReportPdf(report, code, now, async (text) => {
    const { loadLettersNode } = await import("../letters/load-letters.node.ts");
    return loadLettersNode(text);
  });
