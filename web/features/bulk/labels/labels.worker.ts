import { drawPage, type DrawnPage } from "./draw-page.ts";
import { type Failure, failureOf, type RowOutcome } from "../batch-failure.ts";
import type { RowCaution } from "../caution-text.ts";
import { type LabelJob, type LabelRun, makeLabels, type Printed } from "./make-labels.ts";

/** Prints all labels, or draws the first page of them. */
export type LabelsRequest =
  | { kind: "make"; jobs: readonly LabelJob[]; run: LabelRun }
  | {
      kind: "draw";
      /** Jobs of the first rows. */
      jobs: readonly LabelJob[];
      /** Number of labels of all rows. */
      total: number;
      run: LabelRun;
    };
export type LabelsReply =
  | { kind: "row"; row: RowOutcome }
  | { kind: "made"; file: Blob; printed: Printed; cautions: RowCaution[] }
  | { kind: "drawn"; page: DrawnPage }
  | { kind: "broken"; failure: Failure };

const report = (reply: LabelsReply) => self.postMessage(reply, { transfer: [] });

async function work(request: LabelsRequest): Promise<void> {
  const { jobs, run } = request;
  if (request.kind === "draw") report({ kind: "drawn", page: await drawPage(jobs, request.total, run) });
  else report({ kind: "made", ...(await makeLabels(jobs, run, (row) => report({ kind: "row", row }))) });
}

/** Prints labels outside the page's thread; ending the worker cancels it. */
self.addEventListener("message", ({ data }: MessageEvent<LabelsRequest>) => {
  work(data).catch((error: unknown) => report({ kind: "broken", failure: failureOf(error) }));
});
