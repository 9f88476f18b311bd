import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { DomainError, type ErrorCode } from "../../../core/errors.ts";
import type { MakeOptions, CodeRequest } from "../../../core/ports/code-workshop.ts";
import type { ScanFileProblem } from "../../../core/codes/scan-file.ts";
import type { ThreadAnswer } from "./thread-pool.node.ts";

export type WorkshopMessage =
  | { kind: "make"; code: CodeRequest; options: MakeOptions }
  | { kind: "scan"; picture: Uint8Array };

/** Entry of a thread that makes or reads codes. Modules for either are loaded on demand. */
const port = parentPort;
if (port === null) throw new Error("This module is the entry of a thread");

/**
 * Lowers the priority of this thread only, in favor of the threads that answer requests. On platforms other
 * than Linux, it would affect the whole process.
 */
const NICE = 10;
if (process.platform === "linux") setPriority(0, NICE);

const PROBLEMS: Record<ScanFileProblem["code"], ErrorCode> = {
  type: "unsupported_media_type",
  too_large: "too_large",
  empty: "image_unreadable",
  broken: "image_unreadable",
  slow: "image_unreadable",
  too_long: "image_too_many_pixels",
  too_many_pixels: "image_too_many_pixels",
};

/** Loads the modules for a job. @returns a function that runs the job */
async function prepare(message: WorkshopMessage): Promise<() => Promise<unknown>> {
  if (message.kind === "make") {
    const { makeFile } = await import("./make-file.node.ts");
    return () => makeFile(message.code, message.options);
  }
  const [{ loadScanPicture }, { scanPicture }, { loadZxingScannerNode }] = await Promise.all([
    import("../scan/load-scan-picture.node.ts"),
    import("../scan/scan-picture.ts"),
    import("../scan/scan-zxing.node.ts"),
  ]);
  const zxing = await loadZxingScannerNode();
  return async () => {
    const loaded = await loadScanPicture(message.picture);
    if ("problem" in loaded) throw new DomainError(PROBLEMS[loaded.problem.code], loaded.problem.message);
    return scanPicture(loaded.picture, { zxing });
  };
}

const sendAnswer = (said: ThreadAnswer<unknown>): void => port.postMessage(said, []);

/** Sent only once, since each message wakes the other side, which costs as much as a small code. */
let hasBegun = false;

async function answer(message: WorkshopMessage): Promise<ThreadAnswer<unknown>> {
  const work = await prepare(message);
  if (!hasBegun) sendAnswer({ kind: "begun" });
  hasBegun = true;
  try {
    return { kind: "done", result: await work() };
  } catch (error) {
    // any other error terminates the thread and fails the job
    if (!(error instanceof DomainError)) throw error;
    const { code, message: sentence, fields, details } = error;
    return {
      kind: "refused",
      code,
      message: sentence,
      details: { ...(fields && { fields }), ...(details && { details }) },
    };
  }
}

port.on("message", (message: WorkshopMessage) => {
  void answer(message).then(sendAnswer);
});
