import type { PrintReport } from "../../core/codes/print/report/print-report.ts";
import { reportLines } from "../../core/codes/print/report/report-words.ts";
import type { PrintableCode } from "../../adapters/codes/report/print-code.ts";
import type { ReportTarget } from "../options/report-options.ts";
import { printLine } from "../output/print.ts";
import { visibleText } from "./visible-text.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * Reports how a code prints.
 * @param code as it goes to the printer
 * @param made the same before its bars were made narrower
 */
export async function printReport(
  code: PrintableCode,
  made: PrintableCode,
  {
    target,
    gain,
    asked,
    reduction,
    isJson,
  }: {
    target: ReportTarget;
    gain: number;
    asked: string | undefined;
    reduction: number;
    isJson: boolean;
  },
): Promise<PrintReport> {
  const now = new Date();
  const { makeReport } = await import("../../adapters/codes/report/make-report.node.ts");
  const report = await makeReport(code, made, { gain, asked, reduction, now });
  if (target.kind === "stdout") printLine(shownLines(report));
  if (target.kind !== "file") return report;
  writeWhole(target.path, await bytesOf(report, { code, made, now }, target.format), "--report");
  if (!isJson) printLine(target.path);
  return report;
}

/** The content of a code may hold anything, also what steers a terminal. */
const shownLines = (report: PrintReport): string => reportLines(report).map(visibleText).join("\n");

async function bytesOf(
  report: PrintReport,
  { code, made, now }: { code: PrintableCode; made: PrintableCode; now: Date },
  format: Extract<ReportTarget, { kind: "file" }>["format"],
): Promise<Uint8Array> {
  if (format === "json") return Buffer.from(`${JSON.stringify(report, null, 2)}\n`);
  if (format === "txt") return Buffer.from(`${shownLines(report)}\n`);
  const { renderReport } = await import("../../adapters/codes/report/render-report.node.ts");
  return renderReport(report, code, made, now);
}
