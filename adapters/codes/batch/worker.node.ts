import { type MessagePort, workerData } from "node:worker_threads";
import type { FileMakerOptions } from "./make-file.node.ts";
import { createListMaker } from "./make-list.node.ts";
import type { ListAnswer, ListRequest } from "./worker-pool.node.ts";

export interface WorkerData extends FileMakerOptions {
  /** Sends lists of jobs and receives their results. */
  port: MessagePort;
}

/** Entry of a worker thread. */
const { port, ...options } = workerData as WorkerData;
const makeList = await createListMaker(options);

/** Lists run one after another: concurrent ones would share memory and the temporary file. */
let last: Promise<void> = Promise.resolve();
port.on("message", ({ id, list }: ListRequest) => {
  // an error outside a job ends the thread, and with it the batch
  last = last.then(async () =>
    port.postMessage({ id, result: await makeList(list) } satisfies ListAnswer, []),
  );
});
