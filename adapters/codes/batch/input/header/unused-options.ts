import type { BatchColumn } from "../../../../../core/codes/texts/batch-columns.ts";
import type { BarcodeFormat } from "../../../../../core/codes/barcode/symbol.ts";
import type { RowType } from "../../../../../core/codes/texts/row-types.ts";
import type { DesignTexts } from "../../../../../core/codes/texts/design-texts.ts";
import { DomainError } from "../../../../../core/errors.ts";
import { type OptionStyle, optionText } from "../option-text.ts";

/** Options of barcodes only. */
const OF_BARCODES = ["bar_width", "bar_height", "font_size", "display_value"] satisfies BatchColumn[];

interface RunOptions {
  /** Default row type. */
  type: RowType;
  barcodeFormat: BarcodeFormat | null;
  design: DesignTexts;
}

/** Refuses barcode options if rows without a type would become QR codes. @throws DomainError `validation_failed` */
export const refuseUnusedOptions = (
  { type, barcodeFormat, design }: RunOptions,
  style: OptionStyle,
): void => {
  if (type === "barcode") return;
  const unused =
    barcodeFormat === null ? OF_BARCODES.find((name) => design[name] !== undefined) : "barcode_format";
  if (unused === undefined) return;
  throw new DomainError(
    "validation_failed",
    `${nameOf(unused, style)} needs ${optionText(style, "type", "barcode")}: QR codes would be made without it.`,
  );
};

const nameOf = (name: string, style: OptionStyle): string => {
  if (style === "query") return name;
  return optionText(style, name === "display_value" ? "no_display_value" : name, null);
};
