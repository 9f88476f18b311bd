import { makeRun, type MadeRun, type RunOrder } from "./make-run.ts";

/** Messages of the worker: the number of codes so far, the whole run, or why it failed. */
export type RunProgress =
  | { kind: "progress"; count: number }
  | { kind: "made"; run: MadeRun }
  | { kind: "failed"; problem: string };

const report = (news: RunProgress): void =>
  self.postMessage(news, { transfer: news.kind === "made" ? [news.run.zip.buffer] : [] });

/** Makes one run beside the page, which stays quick meanwhile; ending the worker cancels it. */
self.addEventListener("message", ({ data }: MessageEvent<RunOrder>) => {
  makeRun(data, (count) => report({ kind: "progress", count })).then(
    (run) => report({ kind: "made", run }),
    (error: unknown) =>
      report({ kind: "failed", problem: error instanceof Error ? error.message : String(error) }),
  );
});
