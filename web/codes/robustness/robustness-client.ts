import type { MadeQr } from "../../../adapters/codes/encode/make-qr.ts";
import type { Drawing } from "../../../core/codes/drawing.ts";
import { drawPlainQr } from "../../../core/codes/qr/draw-qr.ts";
import type { QrSymbol } from "../../../core/codes/qr/symbol.ts";
import {
  compareRobustness,
  type ConditionResult,
  type Robustness,
} from "../../../core/codes/qr/robustness.ts";

type Answer = { results: ConditionResult[] } | { problem: string };

/** A worker without a question ends after this long: it holds the memory of its readers. ms */
const IDLE_MS = 30_000;
let idle: { worker: Worker; timer: ReturnType<typeof setTimeout> } | null = null;

/** The worker that waits for a question, or another one. */
function takeWorker(): Worker {
  if (!idle) return new Worker(new URL("./robustness.worker.ts", import.meta.url), { type: "module" });
  const { worker, timer } = idle;
  clearTimeout(timer);
  idle = null;
  return worker;
}

function keepWorker(worker: Worker): void {
  const end = () => {
    worker.terminate();
    if (idle?.worker === worker) idle = null;
  };
  if (idle) end();
  else idle = { worker, timer: setTimeout(end, IDLE_MS) };
}

/**
 * Runs in a worker, which is reused for the next question; it is terminated if the result is no longer
 * needed.
 */
function readInConditions(
  content: string,
  drawing: Drawing,
  signal: AbortSignal,
): Promise<ConditionResult[]> {
  const worker = takeWorker();
  return new Promise<ConditionResult[]>((resolve, reject) => {
    const done = new AbortController();
    const end = (reason: Error) => {
      done.abort();
      worker.terminate();
      reject(reason);
    };
    const listen = { signal: done.signal };
    signal.addEventListener("abort", () => end(new Error("No longer needed")), listen);
    worker.addEventListener("error", () => end(new Error("The worker stopped")), listen);
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<Answer>) => {
        if ("problem" in data) return end(new Error(data.problem));
        done.abort();
        keepWorker(worker);
        resolve(data.results);
      },
      listen,
    );
    worker.postMessage({ content, drawing }, []);
  });
}

/** Results of the last plain code: the baseline for every design of the same content. */
let lastPlain: { key: string; results: ConditionResult[] } | null = null;

async function plainResults(
  content: string,
  symbol: QrSymbol,
  signal: AbortSignal,
): Promise<ConditionResult[]> {
  const key = `${symbol.size} ${symbol.level} ${content}`;
  if (lastPlain?.key !== key)
    lastPlain = { key, results: await readInConditions(content, drawPlainQr(symbol), signal) };
  return lastPlain.results;
}

/**
 * Measures a design and the plain code of the same content, in a worker.
 * @throws if the signal is aborted, if no worker can start, or if no decoder can be loaded
 */
export async function measureRobustness(
  { asked: { content }, symbol, drawing }: MadeQr,
  signal: AbortSignal,
): Promise<Robustness> {
  signal.throwIfAborted();
  const plain = await plainResults(content, symbol, signal);
  return compareRobustness(await readInConditions(content, drawing, signal), plain);
}
