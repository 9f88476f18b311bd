import type { Question } from "./read-back.worker.ts";
import { readBackHere, type ProofTarget, type ReadBack } from "./read-back.ts";

type Answer = { id: number; answer: ReadBack } | { id: number; problem: string };
interface Waiting {
  resolve: (answer: ReadBack) => void;
  reject: (error: Error) => void;
}

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function startWorker(): Worker {
  const started = new Worker(new URL("./read-back.worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("answer" in data) asked?.resolve(data.answer);
    else asked?.reject(new Error(data.problem));
  });
  started.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The reader stopped"));
    waiting.clear();
    started.terminate();
    worker = null;
  });
  return started;
}

/** As `readBackHere`, in a worker that starts with the first question; in this thread where there is none or it fails. */
export function readBack(target: ProofTarget, wantsPng: boolean): Promise<ReadBack> {
  if (typeof Worker === "undefined") return readBackHere(target, wantsPng);
  worker ??= startWorker();
  const { asked, drawing, widthPx } = target;
  const question: Question = { id: ++lastId, target: { asked, drawing, widthPx }, wantsPng };
  const answer = new Promise<ReadBack>((resolve, reject) => waiting.set(question.id, { resolve, reject }));
  worker.postMessage(question, []);
  return answer.catch(() => readBackHere(target, wantsPng));
}
