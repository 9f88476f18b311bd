import { parentPort, workerData } from "node:worker_threads";
import type { JobList } from "./job.ts";
import { createFileMaker, type FileMakerOptions } from "./make-file.ts";

/** Entry of a worker thread: takes lists of jobs and answers each with the list of their results. */
const makeFile = await createFileMaker(workerData as FileMakerOptions);

const answer = async ({ jobs, now }: JobList): Promise<void> => {
  const results = [];
  for (const job of jobs) results.push(await makeFile(job, now));
  parentPort?.postMessage(results, []);
};

// an error that no job explains ends the thread, which the pool reports
parentPort?.on("message", (list: JobList) => void answer(list));
