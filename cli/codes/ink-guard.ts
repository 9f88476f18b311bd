import type { ExportFormat } from "../../core/codes/file-format.ts";
import { inkProblem } from "../../core/codes/print/ink-problem.ts";
import { refuseOption } from "../options/option-problem.ts";
import { type PressOptions, pressOf } from "../options/press-options.ts";

/**
 * Refuses a design that the ink of its file cannot print.
 * @throws WrongUse
 */
export const guardInk = (
  design: Parameters<typeof inkProblem>[0],
  options: PressOptions,
  format: ExportFormat,
  hasLogo: boolean,
): void => {
  const problem = inkProblem(design, hasLogo, pressOf(options, format).ink);
  if (problem !== null) throw refuseOption([problem]);
};
