import { errorOf } from "../batch-failure.ts";
import type { TableAnswers, TableReply, TableRequest } from "./table.worker.ts";

/** A worker that reads and checks tables. */
export interface TableClient {
  /**
   * @throws Error with an English sentence if the table cannot be read or the worker not loaded; DomainError
   * `validation_failed` where the catalog has the sentence
   */
  ask: <Kind extends TableRequest["kind"]>(
    request: Extract<TableRequest, { kind: Kind }>,
  ) => Promise<TableAnswers[Kind]>;
  close: () => void;
}

/** Starts the worker with the first request, and again with the next request after the worker failed. */
export function createTableClient(): TableClient {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  const close = () => {
    worker?.terminate();
    worker = null;
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<TableReply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) asked?.resolve(data.answer as never);
      else asked?.reject(errorOf(data.failure));
    });
    started.addEventListener("error", ({ message }) => {
      close();
      for (const { reject } of waiting.values())
        reject(new Error(message || "The page could not load a part"));
      waiting.clear();
    });
    return started;
  };
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, request }, []);
      }),
    close,
  };
}
