import type { Gain, PrintReport } from "../../../core/codes/print/report/print-report.ts";
import { printCode, type PrintableCode } from "./print-code.node.ts";
import { type Look, renderReportPdf } from "./render-report.ts";

/** The report as PDF, with the fonts that the build brings for contents in other scripts than Latin. @param code, made as for `makeReport` */
export async function renderReport(
  report: PrintReport,
  code: PrintableCode,
  made: PrintableCode,
  now: Date,
): Promise<Uint8Array> {
  const { look } = await printCode(code, made, report.printed.dots);
  const looks = gainsOf(report).map((gain): Look => ({ gain, picture: look(gain.share) }));
  return renderReportPdf(report, code, { looks, now }, async (text) => {
    const { loadLettersNode } = await import("../letters/load-letters.node.ts");
    return loadLettersNode(text);
  });
}

/** Those that are shown: as it is measured, and as far off as every reader stands it. */
function gainsOf({ gain, limits }: PrintReport): Gain[] {
  return [limits?.shrinkage, gain, limits?.growth]
    .filter((each) => each !== null && each !== undefined)
    .toSorted((a, b) => a.mm - b.mm);
}
