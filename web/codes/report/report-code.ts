import type { PrintSource } from "../../../adapters/codes/report/print-code.ts";
import { looksOf } from "../../../adapters/codes/report/printed-looks.ts";
import type { Look } from "../../../adapters/codes/report/render-report.ts";
import { reportOn } from "../../../adapters/codes/report/report-on.ts";
import type { PrintReport } from "../../../core/codes/print/report/print-report.ts";
import { judgesOf } from "../../../core/codes/prove.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";

/** The readers that have to read a printed code, each loaded with the first code that is for it. */
const READERS: Record<"jsqr" | "zxing" | "barWidths", () => Promise<CodeDecoder>> = {
  jsqr: async () => (await import("../../../adapters/codes/decode/jsqr-decoder.ts")).jsqrDecoder,
  zxing: async () => {
    const { loadZxingDecoderWeb } = await import("../../../adapters/codes/decode/zxing-decoder.web.ts");
    return loadZxingDecoderWeb();
  },
  barWidths: async () =>
    (await import("../../../adapters/codes/decode/bar-width-decoder.ts")).barWidthDecoder,
};

/** The report of a printed code, and pictures of its corner. */
export interface CodeReport {
  report: PrintReport;
  looks: Look[];
}

/** What is printed on a simulated printer. */
export interface ReportJob<Code = PrintSource> {
  /** With a size on paper, as it goes to the press. */
  code: Code;
  /** The same before its bars were made narrower for it. */
  made: Code;
  /** Mm by which the ink makes bars and modules wider. */
  gain: number;
  /** Bar width reduction of `code`, mm; 0: none. */
  reduction: number;
}

/** Reports how a code prints. It keeps a processor busy for seconds. */
export async function reportCode({ code, made, gain, reduction }: ReportJob, now: Date): Promise<CodeReport> {
  const readers = await Promise.all(judgesOf(made.asked.format, READERS).map((load) => load()));
  const report = await reportOn(code, made, { gain, reduction, now }, readers);
  return { report, looks: looksOf(report, code, made) };
}
