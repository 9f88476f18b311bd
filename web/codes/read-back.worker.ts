import { loadDeflate, readBackHere, type ProofTarget } from "./read-back.ts";

export interface Question {
  id: number;
  target: ProofTarget;
  wantsPng: boolean;
}

/** Reads codes beside the page, which stays quick meanwhile. Answers each numbered question with the same number. */
self.addEventListener("message", ({ data: { id, target, wantsPng } }: MessageEvent<Question>) => {
  // a PNG that is asked for later must not need the network then
  void loadDeflate().catch(() => undefined);
  readBackHere(target, wantsPng).then(
    (answer) => self.postMessage({ id, answer }, { transfer: answer.png ? [answer.png.buffer] : [] }),
    (error: unknown) => self.postMessage({ id, problem: String(error) }, {}),
  );
});
