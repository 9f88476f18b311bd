import { useEffect, useState } from "react";
import type { PrintableCode, PrintSource } from "../../../adapters/codes/report/print-code.ts";
import type { CodeReport, ReportJob } from "./report-code.ts";

/** How long a code stands still before it is printed. */
const STILL_MS = 300;

type Answer = { answer: CodeReport } | { problem: string };

/** Asks a worker of its own, which ends with the answer. @throws Error if it cannot start, if no reader loads, or if the signal aborts */
async function reportInWorker(job: ReportJob, signal: AbortSignal): Promise<CodeReport> {
  const worker = new Worker(new URL("./report.worker.ts", import.meta.url), { type: "module" });
  return await new Promise<CodeReport>((resolve, reject) => {
    const listen = { signal };
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal.addEventListener("abort", () => end(() => reject(new Error("No longer needed"))));
    worker.addEventListener("error", () => end(() => reject(new Error("The worker stopped"))), listen);
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<Answer>) =>
        end(() => ("answer" in data ? resolve(data.answer) : reject(new Error(data.problem)))),
      listen,
    );
    worker.postMessage({ job, now: new Date() }, []);
  });
}

/** Without what cannot be sent. */
const sourceOf = ({ boxOn: _here, ...source }: PrintableCode): PrintSource => source;

/**
 * Reports how the code on screen prints, once it stands still.
 * @param job null while there is nothing to report on; the same object while nothing changes
 * @param attempt another number tries again
 */
export function useReport(
  job: ReportJob<PrintableCode> | null,
  attempt: number,
): CodeReport | "making" | "failed" {
  const [known, setKnown] = useState<{
    of: ReportJob<PrintableCode>;
    attempt: number;
    is: CodeReport | "failed";
  } | null>(null);
  useEffect(() => {
    if (job === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const sources = { ...job, code: sourceOf(job.code), made: sourceOf(job.made) };
      reportInWorker(sources, stop.signal).then(
        (is) => setKnown({ of: job, attempt, is }),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          console.warn("The code could not be printed:", error);
          setKnown({ of: job, attempt, is: "failed" });
        },
      );
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [job, attempt]);
  return known?.of === job && known.attempt === attempt ? known.is : "making";
}
