import { mmText } from "../length.ts";

/**
 * A sentence that says why nothing can be measured at a gain, or null.
 * @param mm the gain
 * @param module the X-dimension, mm
 */
export const gainProblem = (mm: number, module: number): string | null =>
  Math.abs(mm) < module
    ? null
    : `${mmText(mm)} is out of range: the modules are ${mmText(module)}, and a gain is less than that.`;

export const NO_SIZE =
  "say how large the code is printed, by a size such as 25mm or a module such as 0.4mm, and the dpi of the printer.";
