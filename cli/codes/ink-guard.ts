import type { ExportFormat } from "../../core/codes/file-format.ts";
import type { Drawing } from "../../core/codes/drawing.ts";
import { inkProblem } from "../../core/codes/print/ink-problem.ts";
import { drawnPictureProblem } from "../../core/codes/print/picture-ink.ts";
import type { DesignTexts } from "../../core/codes/texts/design-texts.ts";
import { refuseOption } from "../options/option-problem.ts";
import { type PressOptions, pressOf } from "../options/press-options.ts";

/**
 * Refuses a design that the ink of its file cannot print, naming the option that it comes from.
 * @throws WrongUse
 */
export const guardInk = (
  design: Parameters<typeof inkProblem>[0],
  options: PressOptions & { design: DesignTexts },
  format: ExportFormat,
): void => {
  const problem = inkProblem(design, pressOf(options, format).ink);
  if (problem === null) return;
  const given: Partial<Record<string, string>> = options.design;
  const isPreset = given["preset"] !== undefined && given[problem.name] === undefined;
  throw refuseOption([isPreset ? { ...problem, name: "preset" } : problem]);
};

/**
 * The same of the picture in a drawing.
 * @throws WrongUse
 */
export const guardPicture = (drawing: Drawing, options: PressOptions, format: ExportFormat): void => {
  const problem = drawnPictureProblem(drawing, pressOf(options, format).ink);
  if (problem !== null) throw refuseOption([problem]);
};
