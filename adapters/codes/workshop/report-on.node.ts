import { gainProblem, NO_SIZE } from "../../../core/codes/print/report/gain-text.ts";
import { DomainError } from "../../../core/errors.ts";
import type { ReportRequest } from "../../../core/ports/code-workshop.ts";
import type { MadeCode } from "../encode/made-code.ts";
import type { makeReport } from "../report/make-report.node.ts";

/** Like `makeReport`, but loads it with the first report. */
export const reportOn: typeof makeReport = async (...asked) => {
  const report = await import("../report/make-report.node.ts");
  return report.makeReport(...asked);
};

/**
 * Checks whether a report is possible before any expensive work.
 * @throws DomainError `validation_failed` for a code without a size on paper, and for a gain as wide as its
 * modules
 */
export function refuseReport({ printed }: MadeCode, { gain }: ReportRequest): void {
  if (printed === null) throw refusal("report", `For a report, ${NO_SIZE}`);
  const problem = gainProblem(gain, printed.module);
  if (problem !== null) throw refusal("gain", problem);
}

const refusal = (name: "report" | "gain", sentence: string) =>
  new DomainError("validation_failed", sentence, { fields: { [name]: sentence } });
