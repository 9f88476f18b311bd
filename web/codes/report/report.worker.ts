import type { PrintSource } from "../../../adapters/codes/report/print-code.ts";
import { reportCode } from "./report-code.ts";

/** Answers the one question that it is asked. */
self.addEventListener(
  "message",
  ({ data: { code, now } }: MessageEvent<{ code: PrintSource; now: Date }>) => {
    reportCode(code, now).then(
      (answer) => self.postMessage({ answer }, {}),
      (error: unknown) => self.postMessage({ problem: String(error) }, {}),
    );
  },
);
