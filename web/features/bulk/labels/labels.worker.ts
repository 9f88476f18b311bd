import { drawFirstPage, type DrawnPage } from "./draw-page.ts";
import type { RowOutcome } from "../batch-failure.ts";
import { type LabelJob, type LabelRun, makeLabels } from "./make-labels.ts";

export interface LabelsRequest {
  /** Prints all labels, or draws the first page of them. */
  kind: "make" | "draw";
  jobs: readonly LabelJob[];
  run: LabelRun;
}
export type LabelsReply =
  | { kind: "row"; row: RowOutcome }
  | { kind: "made"; file: Blob }
  | { kind: "drawn"; page: DrawnPage }
  | { kind: "broken"; problem: string };

const report = (reply: LabelsReply) => self.postMessage(reply, { transfer: [] });

async function work({ kind, jobs, run }: LabelsRequest): Promise<void> {
  if (kind === "draw") report({ kind: "drawn", page: await drawFirstPage(jobs, run) });
  else report({ kind: "made", file: await makeLabels(jobs, run, (row) => report({ kind: "row", row })) });
}

/** Prints labels beside the page; ending the worker cancels them. */
self.addEventListener("message", ({ data }: MessageEvent<LabelsRequest>) => {
  work(data).catch((error: unknown) =>
    report({ kind: "broken", problem: error instanceof Error ? error.message : String(error) }),
  );
});
