import type { Queue } from "../ports/jobs.ts";

const FIRST_SECONDS = 5;
/** Mail that waited for its server is sent within five minutes after it is back; other people's servers are asked less often. */
const LONGEST_SECONDS: Record<Queue, number> = {
  mail: 5 * 60,
  webhook: 60 * 60,
  verification_file: 60,
  news: 15 * 60,
};

/** Seconds to wait after a job has failed `attempts` times: twice as long each time, up to the queue's longest. */
export const retrySeconds = (queue: Queue, attempts: number): number =>
  Math.min(FIRST_SECONDS * 2 ** (attempts - 1), LONGEST_SECONDS[queue]);

/** The longest that a job of this queue is ever put off. */
export const longestRetrySeconds = (queue: Queue): number => LONGEST_SECONDS[queue];
