import type { Drawing } from "../../core/codes/drawing.ts";
import { inkProblem } from "../../core/codes/print/ink-problem.ts";
import { drawnPictureProblem } from "../../core/codes/print/picture-ink.ts";
import type { Press } from "../../core/codes/print/press.ts";
import type { DesignTexts } from "../../core/codes/texts/design-texts.ts";
import { refuseOption } from "../options/option-problem.ts";

/**
 * Refuses a design that the ink of its file cannot print, naming the option that it comes from.
 * @param texts the options of the design, as typed
 * @throws WrongUse
 */
export const guardInk = (
  design: Parameters<typeof inkProblem>[0],
  texts: DesignTexts,
  ink: Press["ink"],
): void => {
  const problem = inkProblem(design, ink);
  if (problem === null) return;
  const given: Partial<Record<string, string>> = texts;
  const isPreset = given["preset"] !== undefined && given[problem.name] === undefined;
  throw refuseOption([isPreset ? { ...problem, name: "preset" } : problem]);
};

/**
 * The same of the picture in a drawing.
 * @throws WrongUse
 */
export const guardPicture = (drawing: Drawing, ink: Press["ink"]): void => {
  const problem = drawnPictureProblem(drawing, ink);
  if (problem !== null) throw refuseOption([problem]);
};
