import { loadDeflate } from "./load-deflate.ts";
import { readBackHere, type ProofTarget, type ReadBackOptions } from "./read-back.ts";

export interface Question {
  id: number;
  target: ProofTarget;
  options: ReadBackOptions;
}

/**
 * Reads codes in the background, so that the page stays responsive. Answers each numbered question with the
 * same number.
 */
self.addEventListener("message", ({ data: { id, target, options } }: MessageEvent<Question>) => {
  // so that a later PNG does not need the network
  void loadDeflate().catch(() => undefined);
  readBackHere(target, options).then(
    (answer) => self.postMessage({ id, answer }, { transfer: answer.png ? [answer.png.buffer] : [] }),
    (error: unknown) => self.postMessage({ id, problem: String(error) }, {}),
  );
});
