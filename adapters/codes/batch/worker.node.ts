import { type MessagePort, workerData } from "node:worker_threads";
import type { JobList } from "./job.ts";
import { createFileMaker, type FileMakerOptions } from "./make-file.node.ts";

export interface WorkerData extends FileMakerOptions {
  /** Brings lists of jobs and takes the list of their results. */
  port: MessagePort;
}

/** Entry of a worker thread. */
const { port, ...options } = workerData as WorkerData;
const makeFile = await createFileMaker(options);

const answer = async ({ jobs, now }: JobList): Promise<void> => {
  const results = [];
  for (const job of jobs) results.push(await makeFile(job, now));
  port.postMessage(results, []);
};

// an error that no job explains ends the thread, and with it the batch
port.on("message", (list: JobList) => void answer(list));
