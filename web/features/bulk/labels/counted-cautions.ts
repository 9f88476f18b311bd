import type { MadeCode } from "../../../../adapters/codes/encode/made-code.ts";
import { labelCautions } from "../../../../adapters/codes/sheet/label-cautions.ts";
import type { Caution } from "../../../../core/codes/caution.ts";

/** A caution about the labels of rows, with the values of the first one. */
export interface CountedCaution extends Pick<Caution<unknown>, "code" | "values"> {
  /** Line of the first row. */
  line: number;
  /** Number of rows. */
  rows: number;
}

/** Counts the cautions about the label of a row. @param counted receives them, each once */
export function countCautions(
  counted: CountedCaution[],
  line: number,
  made: MadeCode,
  file: "pdf" | "zpl",
): void {
  for (const { code, values } of labelCautions(made, file)) {
    const known = counted.find((each) => each.code === code);
    if (known) known.rows += 1;
    else counted.push({ code, values, line, rows: 1 });
  }
}
