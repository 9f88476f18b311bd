import type { BarcodeProblem } from "../barcode/problem.ts";

/** The content that puts a refused one right, where there is one. */
export const correctedContent = (problem: BarcodeProblem): string | null =>
  problem.fixes.map(({ change }) => change.content).find((content) => content !== undefined) ?? null;
