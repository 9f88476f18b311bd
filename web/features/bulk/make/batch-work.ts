import type { RowOutcome } from "../batch-failure.ts";
import { loadPart } from "../../../codes/load-part.ts";
import type { LabelsReply, LabelsRequest } from "../labels/labels.worker.ts";
import type { LabelJob, LabelRun, Printed } from "../labels/make-labels.ts";
import { makeBatch } from "./make-batch.ts";
import type { BulkJob, BulkLook } from "./make-code.ts";
import { shareWork, WORKER_LOST } from "./share-work.ts";

interface MadeFile {
  file: Blob;
  /** Null: it has files of codes. */
  printed: Printed | null;
}

/** Makes a file of some rows. @param onRow called after each row, in any order */
export type BatchWork = (onRow: (outcome: RowOutcome) => void, signal: AbortSignal) => Promise<MadeFile>;

/** A ZIP with a file for each row. */
export const filesWork =
  (jobs: readonly BulkJob[], look: BulkLook): BatchWork =>
  async (onRow, signal) => {
    const { createPacker } = await loadPart(() => import("./pack-batch.ts"));
    const packer = await createPacker(look);
    await makeBatch({
      jobs,
      look,
      signal,
      onFile(file) {
        packer.add(file);
        const { row, line } = file.job;
        onRow({ row, line, failure: file.failure, checked: file.failure !== null || file.verified !== null });
      },
    });
    return { file: packer.end(), printed: null };
  };

const openLabels = () =>
  new Worker(new URL("../labels/labels.worker.ts", import.meta.url), { type: "module" });

/** Sheets of labels, or labels for a label printer: several workers read rows back, and one writes those that scan in their order. */
export const labelsWork =
  (jobs: readonly LabelJob[], run: LabelRun): BatchWork =>
  async (onRow, signal) => {
    signal.throwIfAborted();
    const writer = openLabels();
    const ask = (request: LabelsRequest) => writer.postMessage(request, []);
    const stop = new AbortController();
    signal.addEventListener("abort", () => stop.abort(signal.reason), { once: true });
    const outcomes = new Map<number, boolean>();
    let next = 0;
    /** Gives the writer the rows up to the first that is not read back yet. */
    const flush = () => {
      const ready: LabelJob[] = [];
      for (let job = jobs[next]; job && outcomes.has(job.row); job = jobs[next]) {
        if (outcomes.get(job.row)) ready.push(job);
        outcomes.delete(job.row);
        next += 1;
      }
      if (ready.length > 0) ask({ kind: "jobs", jobs: ready });
    };
    try {
      const written = new Promise<MadeFile>((resolve, reject) => {
        writer.addEventListener("message", ({ data }: MessageEvent<LabelsReply>) => {
          if (data.kind === "made") resolve({ file: data.file, printed: data.printed });
          else if (data.kind === "broken") reject(new Error(data.problem));
        });
        writer.addEventListener("error", ({ message }) => reject(new Error(message || WORKER_LOST)));
        signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      });
      ask({ kind: "write", run });
      const proved = shareWork<LabelJob, Extract<LabelsReply, { kind: "row" }>>({
        jobs,
        open: openLabels,
        setup: { kind: "prove", run } satisfies LabelsRequest,
        onResult({ row }) {
          onRow(row);
          outcomes.set(row.row, row.failure === null);
          flush();
        },
        signal: stop.signal,
      });
      // a writer that breaks ends the others
      await Promise.race([proved, written]);
      ask({ kind: "end" });
      return await written;
    } finally {
      stop.abort(new Error("The batch has ended"));
      writer.terminate();
    }
  };
