import { type LabelJob, type LabelLook, type LabelRow, makeLabels } from "./make-labels.ts";

export interface LabelsRequest {
  jobs: readonly LabelJob[];
  look: LabelLook;
}
export type LabelsReply =
  | { kind: "row"; row: LabelRow }
  | { kind: "made"; file: Blob }
  | { kind: "broken"; problem: string };

const report = (reply: LabelsReply) => self.postMessage(reply, { transfer: [] });

/** Prints labels beside the page; ending the worker cancels them. */
self.addEventListener("message", ({ data: { jobs, look } }: MessageEvent<LabelsRequest>) => {
  makeLabels(jobs, look, (row) => report({ kind: "row", row })).then(
    (file) => report({ kind: "made", file }),
    (error: unknown) =>
      report({ kind: "broken", problem: error instanceof Error ? error.message : String(error) }),
  );
});
