import { makeRun, type MadeRun, type RunOrder } from "./make-run.ts";

/** Messages of the worker: the number of codes so far, the whole run, or the reason for a failure. */
export type RunProgress =
  | { kind: "progress"; count: number }
  | { kind: "made"; run: MadeRun }
  | { kind: "failed"; problem: string };

const report = (news: RunProgress): void =>
  self.postMessage(news, { transfer: news.kind === "made" ? [news.run.zip.buffer] : [] });

/** Makes one run in the background, so that the page stays responsive; terminating the worker cancels it. */
self.addEventListener("message", ({ data }: MessageEvent<RunOrder>) => {
  makeRun(data, (count) => report({ kind: "progress", count })).then(
    (run) => report({ kind: "made", run }),
    (error: unknown) =>
      report({ kind: "failed", problem: error instanceof Error ? error.message : String(error) }),
  );
});
