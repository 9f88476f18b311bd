import { problemOf } from "../batch-failure.ts";
import { type BulkFile, type BulkJob, type BulkLook, createBulkMaker } from "./make-code.ts";

export type MakeRequest = { kind: "look"; look: BulkLook } | { kind: "jobs"; jobs: BulkJob[] };
export type MakeReply =
  | { kind: "file"; file: BulkFile }
  /** All jobs are done. */
  | { kind: "ready" }
  | { kind: "broken"; problem: string };

let make: ReturnType<typeof createBulkMaker> | null = null;

const report = (reply: MakeReply): void => {
  const bytes = reply.kind === "file" ? reply.file.bytes : null;
  self.postMessage(reply, { transfer: bytes ? [bytes.buffer] : [] });
};

async function work(request: MakeRequest): Promise<void> {
  if (request.kind === "look") {
    make = createBulkMaker(request.look);
    return;
  }
  for (const job of request.jobs) if (make) report({ kind: "file", file: await make(job) });
  report({ kind: "ready" });
}

/** Makes codes outside the page's thread; ending the worker cancels it. */
self.addEventListener("message", ({ data }: MessageEvent<MakeRequest>) => {
  work(data).catch((error: unknown) => report({ kind: "broken", problem: problemOf(error) }));
});
