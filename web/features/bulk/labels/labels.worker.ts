import { drawFirstPage, type DrawnPage } from "./draw-page.ts";
import type { RowOutcome } from "../batch-failure.ts";
import type { SharedReply } from "../make/share-work.ts";
import {
  createLabelFile,
  createRowProver,
  type LabelFile,
  type LabelJob,
  type LabelRun,
  type Printed,
} from "./make-labels.ts";

/** What a worker is asked: to draw the first page, to read rows back, or to write them into a file, the first message says which. */
export type LabelsRequest =
  | {
      kind: "draw";
      /** Of the first rows. */
      jobs: readonly LabelJob[];
      /** Labels of all rows. */
      total: number;
      run: LabelRun;
    }
  | { kind: "prove"; run: LabelRun }
  | { kind: "write"; run: LabelRun }
  /** Rows to read back, or to write. */
  | { kind: "jobs"; jobs: readonly LabelJob[] }
  | { kind: "end" };
export type LabelsReply =
  | { kind: "row"; row: RowOutcome }
  | { kind: "made"; file: Blob; printed: Printed }
  | { kind: "drawn"; page: DrawnPage }
  | SharedReply;

const report = (reply: LabelsReply) => self.postMessage(reply, { transfer: [] });

let prove: ReturnType<typeof createRowProver> | null = null;
let file: LabelFile | null = null;

async function work(request: LabelsRequest): Promise<void> {
  if (request.kind === "draw")
    return report({ kind: "drawn", page: await drawFirstPage(request.jobs, request.total, request.run) });
  if (request.kind === "prove") {
    prove = createRowProver(request.run);
    return;
  }
  if (request.kind === "write") {
    file = await createLabelFile(request.run);
    return;
  }
  if (request.kind === "end") {
    if (file) report({ kind: "made", ...(await file.end()) });
    return;
  }
  for (const job of request.jobs) {
    if (prove) report({ kind: "row", row: await prove(job) });
    await file?.add(job);
  }
  report({ kind: "ready" });
}

/** One message after the other: labels keep their order. */
let last = Promise.resolve();
/** Works on labels beside the page; ending the worker cancels them. */
self.addEventListener("message", ({ data }: MessageEvent<LabelsRequest>) => {
  last = last
    .then(() => work(data))
    .catch((error: unknown) =>
      report({ kind: "broken", problem: error instanceof Error ? error.message : String(error) }),
    );
});
