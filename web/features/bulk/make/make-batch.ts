import type { BulkFile, BulkJob, BulkLook } from "./make-code.ts";
import type { MakeReply, MakeRequest } from "./make.worker.ts";
import { shareWork } from "./share-work.ts";

export interface FilesToMake {
  jobs: readonly BulkJob[];
  look: BulkLook;
  /** Called with each file as it is made, in any order. */
  onFile: (file: BulkFile) => void;
  signal: AbortSignal;
}

/** Makes codes in several workers. @throws Error where a worker cannot go on; its `signal`'s reason where it is aborted */
export const makeBatch = ({ jobs, look, onFile, signal }: FilesToMake): Promise<void> =>
  shareWork<BulkJob, Extract<MakeReply, { kind: "file" }>>({
    jobs,
    open: () => new Worker(new URL("./make.worker.ts", import.meta.url), { type: "module" }),
    setup: { kind: "look", look } satisfies MakeRequest,
    onResult: ({ file }) => onFile(file),
    signal,
  });
