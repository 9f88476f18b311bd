import type { ColumnOptions } from "../../../../core/codes/texts/choose-columns.ts";
import type { OptionStyle } from "./option-text.ts";

export interface TableOptions {
  wish: ColumnOptions;
  /** Cells at the end of a line may be missing: a workbook stores no empty ones. */
  sparse: boolean;
  /** How sentences write options. */
  style: OptionStyle;
}
