import { useEffect, useState } from "react";
import type { PrintableCode, PrintSource } from "../../../adapters/codes/report/print-code.ts";
import type { CodeReport } from "./report-code.ts";

/** How long a code stands still before it is printed. */
const STILL_MS = 300;

type Answer = { answer: CodeReport } | { problem: string };

/** Asks a worker of its own, which ends with the answer. @throws Error if it cannot start, if no reader loads, or if the signal aborts */
async function reportInWorker(code: PrintSource, signal: AbortSignal): Promise<CodeReport> {
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
    worker.postMessage({ code, now: new Date() }, []);
  });
}

/**
 * Reports how the code on screen prints, once it stands still.
 * @param code with a size on paper, or null; the same object while nothing changes
 * @param attempt another number tries again
 */
export function useReport(code: PrintableCode | null, attempt: number): CodeReport | "making" | "failed" {
  const [known, setKnown] = useState<{
    of: PrintableCode;
    attempt: number;
    is: CodeReport | "failed";
  } | null>(null);
  useEffect(() => {
    if (code === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const { boxOn: _here, ...source } = code;
      reportInWorker(source, stop.signal).then(
        (is) => setKnown({ of: code, attempt, is }),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          console.warn("The code could not be printed:", error);
          setKnown({ of: code, attempt, is: "failed" });
        },
      );
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [code, attempt]);
  return known?.of === code && known.attempt === attempt ? known.is : "making";
}
