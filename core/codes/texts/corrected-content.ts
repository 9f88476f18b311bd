import type { BarcodeProblem } from "../barcode/problem.ts";

/** The content that fixes a rejected one, if any. */
export const correctedContent = (problem: BarcodeProblem): string | null =>
  problem.fixes.map(({ change }) => change.content).find((content) => content !== undefined) ?? null;
