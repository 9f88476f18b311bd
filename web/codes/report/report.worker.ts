import { reportCode, type ReportJob } from "./report-code.ts";

/** Answers the one question that it is asked. */
self.addEventListener("message", ({ data: { job, now } }: MessageEvent<{ job: ReportJob; now: Date }>) => {
  reportCode(job, now).then(
    (answer) => self.postMessage({ answer }, {}),
    (error: unknown) => self.postMessage({ problem: String(error) }, {}),
  );
});
