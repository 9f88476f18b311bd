import type { Question } from "./read-back.worker.ts";
import type { ProofTarget, ReadBack, ReadBackOptions } from "./read-back.ts";

type Answer = { id: number; answer: ReadBack } | { id: number; problem: string };
interface PendingRead {
  resolve: (answer: ReadBack) => void;
  reject: (error: Error) => void;
}

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, PendingRead>();

function startWorker(): Worker {
  const started = new Worker(new URL("./read-back.worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    // a browser does not load a module again that it could not load: another worker starts from nothing
    if ("answer" in data && data.answer.proof.code === "untested" && waiting.size === 0) end(started);
    if ("answer" in data) asked?.resolve(data.answer);
    else asked?.reject(new Error(data.problem));
  });
  started.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The reader stopped"));
    waiting.clear();
    end(started);
  });
  return started;
}

function end(started: Worker): void {
  started.terminate();
  worker = null;
}

/** Like `readBackHere`, but in a worker that starts with the first request; in this thread if workers are unavailable or fail. */
export async function readBack(target: ProofTarget, options: ReadBackOptions = {}): Promise<ReadBack> {
  const here = async () => (await import("./read-back.ts")).readBackHere(target, options);
  if (typeof Worker === "undefined") return here();
  worker ??= startWorker();
  const { asked, drawing, widthPx } = target;
  const question: Question = { id: ++lastId, target: { asked, drawing, widthPx }, options };
  const answer = new Promise<ReadBack>((resolve, reject) => waiting.set(question.id, { resolve, reject }));
  worker.postMessage(question, []);
  return answer.catch(here);
}
