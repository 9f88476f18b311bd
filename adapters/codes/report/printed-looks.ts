import type { Gain, PrintReport } from "../../../core/codes/print/report/print-report.ts";
import { printCode, type PrintSource } from "./print-code.ts";
import type { Look } from "./render-report.ts";

/**
 * A corner of a code as it is measured, and with the gains up to which every reader reads it.
 * @param code, made as for `reportOn`
 */
export function looksOf(
  { gain, limits, printed }: PrintReport,
  code: PrintSource,
  made: PrintSource,
): Look[] {
  const { look } = printCode(code, made, printed.dots);
  return [limits?.shrinkage, gain, limits?.growth]
    .filter((each): each is Gain => each !== null && each !== undefined)
    .toSorted((a, b) => a.mm - b.mm)
    .map((each) => ({ gain: each, picture: look(each.share) }));
}
