import { readSignedLength } from "../codes/print/length.ts";
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
  return { report: { gain: gain === undefined ? 0 : (readSignedLength(gain) ?? 0) } };
}
