import { countCaution } from "../../../../adapters/codes/batch/counted-cautions.ts";
import type { RowCaution } from "../caution-text.ts";
import type { RowOutcome } from "../batch-failure.ts";
import { loadPart } from "../../../codes/load-part.ts";
import type { LabelsReply, LabelsRequest } from "../labels/labels.worker.ts";
import type { LabelJob, LabelRun, Printed } from "../labels/make-labels.ts";
import { makeBatch } from "./make-batch.ts";
import type { BulkFile, BulkJob, BulkLook } from "./make-code.ts";
import { errorOf, WORKER_LOST } from "../batch-failure.ts";

interface MadeFile {
  file: Blob;
  /** Null for files of codes. */
  printed: Printed | null;
  /** Why scanners may miss codes in it. */
  cautions: RowCaution[];
}

/** Makes the file of a batch. @param onRow called after each row, in any order */
export type BatchWork = (onRow: (outcome: RowOutcome) => void, signal: AbortSignal) => Promise<MadeFile>;

/** A ZIP with a file for each row. */
export const filesWork =
  (jobs: readonly BulkJob[], look: BulkLook): BatchWork =>
  async (onRow, signal) => {
    const { createPacker } = await loadPart(() => import("./pack-batch.ts"));
    const packer = await createPacker(look);
    const found: Pick<BulkFile, "job" | "cautions">[] = [];
    await makeBatch({
      jobs,
      look,
      signal,
      onFile(file) {
        packer.add(file);
        const { job, cautions: ofRow } = file;
        const { row, line } = job;
        if (ofRow.length > 0) found.push({ job, cautions: ofRow });
        onRow({ row, line, failure: file.failure, checked: file.failure !== null || file.verified !== null });
      },
    });
    const cautions: Record<string, RowCaution> = {};
    // workers finish rows in any order
    for (const { job, cautions: ofRow } of found.toSorted((one, other) => one.job.row - other.job.row))
      for (const caution of ofRow) countCaution(cautions, job.line, caution);
    return { file: packer.end(), printed: null, cautions: Object.values(cautions) };
  };

/** Sheets of labels, or labels for a label printer. */
export const labelsWork =
  (jobs: readonly LabelJob[], run: LabelRun): BatchWork =>
  async (onRow, signal) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL("../labels/labels.worker.ts", import.meta.url), { type: "module" });
    try {
      return await new Promise<MadeFile>((resolve, reject) => {
        worker.addEventListener("message", ({ data }: MessageEvent<LabelsReply>) => {
          if (data.kind === "row") onRow(data.row);
          else if (data.kind === "made") resolve(data);
          else if (data.kind === "broken") reject(errorOf(data.failure));
        });
        worker.addEventListener("error", ({ message }) => reject(new Error(message || WORKER_LOST)));
        signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
        worker.postMessage({ kind: "make", jobs, run } satisfies LabelsRequest, []);
      });
    } finally {
      worker.terminate();
    }
  };
