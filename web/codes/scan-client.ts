import { SCAN_TIMEOUT, scanProblem, type ScannedCode } from "../../core/codes/scan.ts";
import type {
  FrameAnswer,
  Region,
  ScanAnswer,
  ScanProgress,
  ScanOutcome,
  ScanQuestion,
} from "./scan-protocol.ts";

interface PendingScan {
  news: (news: ScanProgress) => void;
  outcome: (outcome: ScanOutcome) => void;
  frame: (answer: FrameAnswer) => void;
  failed: (error: Error) => void;
}
const nothing = () => undefined;

/** The scan worker and its pending questions. One per page; call `close` when leaving the page. */
export function createScanClient() {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, PendingScan>();

  function start(): Worker {
    const started = new Worker(new URL("./scan.worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<ScanAnswer>) => {
      const asked = waiting.get(data.id);
      if (data.kind === "news") return asked?.news(data.news);
      waiting.delete(data.id);
      if (data.kind === "outcome") return asked?.outcome(data.outcome);
      if (data.kind === "frame") return asked?.frame(data.answer);
      return asked?.failed(new Error(data.reason));
    });
    started.addEventListener("error", () => end(new Error("The reader stopped")));
    return started;
  }

  /** Decoders cannot be interrupted: the worker is terminated, and the next question starts another. */
  function end(reason: Error): void {
    worker?.terminate();
    worker = null;
    for (const { failed } of waiting.values()) failed(reason);
    waiting.clear();
  }

  function ask(
    question: (id: number) => ScanQuestion,
    answers: Partial<PendingScan>,
    transfer: Transferable[] = [],
  ) {
    worker ??= start();
    const id = ++lastId;
    waiting.set(id, { news: nothing, outcome: nothing, frame: nothing, failed: nothing, ...answers });
    worker.postMessage(question(id), transfer);
  }

  return {
    /** Loads everything that scans need, so that a later one needs no network. */
    prepare(): void {
      worker ??= start();
      worker.postMessage({ kind: "load" } satisfies ScanQuestion, []);
    },

    /**
     * Scans one file; only one at a time. Fails after SCAN_TIMEOUT, not counting the time to load the large
     * decoder.
     * @throws the reason of `signal`, or the error of the decoder
     */
    scanFile(
      file: Blob,
      onProgress: (news: ScanProgress) => void,
      signal: AbortSignal,
    ): Promise<ScanOutcome> {
      return new Promise((resolve, reject) => {
        let early: ScannedCode[] = [];
        let timer: ReturnType<typeof setTimeout> | undefined;
        const stop = () => end(signal.reason as Error);
        const settle = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", stop);
        };
        const giveUp = () => {
          const problem = early.length > 0 ? null : scanProblem("timeout");
          settle();
          resolve({ kind: "scanned", result: { codes: early, problem }, allReaders: true });
          end(new Error("The scan took too long"));
        };
        const restart = () => {
          clearTimeout(timer);
          timer = setTimeout(giveUp, SCAN_TIMEOUT);
        };
        if (signal.aborted) return reject(signal.reason as Error);
        signal.addEventListener("abort", stop);
        restart();
        return ask((id) => ({ kind: "file", id, file }), {
          news(news) {
            if (news.kind === "waiting") {
              clearTimeout(timer);
              early = news.codes;
            } else if (news.kind === "loaded") restart();
            onProgress(news);
          },
          outcome(outcome) {
            settle();
            resolve(outcome);
          },
          failed(error) {
            settle();
            reject(error);
          },
        });
      });
    },

    /** One quick scan of a part of a frame, which is transferred to the worker. */
    scanFrame: (frame: ImageBitmap, region: Region): Promise<FrameAnswer> =>
      new Promise((resolve, reject) =>
        ask((id) => ({ kind: "frame", id, frame, region }), { frame: resolve, failed: reject }, [frame]),
      ),

    close: () => end(new DOMException("The page was left", "AbortError")),
  };
}
export type ScanClient = ReturnType<typeof createScanClient>;
