import { readInConditions } from "../../../adapters/codes/robustness/read-in-conditions.ts";
import { loadZxingScannerWeb } from "../../../adapters/codes/scan/scan-zxing.web.ts";
import type { Drawing } from "../../../core/codes/drawing.ts";

/** Answers each question with the result for all conditions, which takes considerable CPU time. */
self.addEventListener(
  "message",
  ({ data: { content, drawing } }: MessageEvent<{ content: string; drawing: Drawing }>) => {
    loadZxingScannerWeb()
      .then((zxing) => readInConditions(content, drawing, zxing))
      .then(
        (results) => self.postMessage({ results }, {}),
        (error: unknown) => self.postMessage({ problem: String(error) }, {}),
      );
  },
);
