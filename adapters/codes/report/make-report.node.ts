import type { PrintReport } from "../../../core/codes/print/report/print-report.ts";
import { judgesFor } from "../prove/prove-picture.node.ts";
import type { PrintableCode } from "./print-code.ts";
import { type ReportOptions, reportOn } from "./report-on.ts";

/** Same as `reportOn`, with the readers of this program. */
export const makeReport = async (
  code: PrintableCode,
  made: PrintableCode,
  options: ReportOptions,
): Promise<PrintReport> => reportOn(code, made, options, await judgesFor(made.asked));
