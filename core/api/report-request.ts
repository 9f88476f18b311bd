import { readSignedLength } from "../codes/print/length.ts";
import type { PrintedSize } from "../codes/print/printed-size.ts";
import { gainProblem, NO_SIZE } from "../codes/print/report/gain-problem.ts";
import { DomainError } from "../errors.ts";
import type { ReportRequest } from "../ports/code-workshop.ts";

const refusal = (field: "report" | "gain", sentence: string) =>
  new DomainError("validation_failed", sentence, { fields: { [field]: sentence } });

/**
 * The report that a request asks for.
 * @param isJson whether the response is JSON, which can carry a report
 * @throws DomainError `validation_failed`
 */
export function reportOf(
  { report, gain }: { report: boolean; gain?: string | undefined },
  isJson: boolean,
): { report?: ReportRequest } {
  if (!report && gain !== undefined)
    throw refusal("gain", "A gain is for the report: send report=true as well.");
  if (!report) return {};
  if (!isJson)
    throw refusal("report", "The report is in the JSON answer: ask for it with Accept: application/json.");
  return { report: { gain: readSignedLength(gain ?? "") ?? 0 } };
}

/**
 * Checks whether a report is possible before any expensive work.
 * @param printed size of the code on paper
 * @throws DomainError `validation_failed` for a code without a size on paper, and for a gain as wide as its
 * modules
 */
export function refuseReport(printed: PrintedSize | null, { gain }: ReportRequest): void {
  if (printed === null) throw refusal("report", `For a report, ${NO_SIZE}`);
  const problem = gainProblem(gain, printed.module);
  if (problem !== null) throw refusal("gain", problem);
}
