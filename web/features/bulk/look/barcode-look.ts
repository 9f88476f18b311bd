import * as z from "zod/mini";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import type { DesignTexts } from "../../../../core/codes/texts/design-texts.ts";

const { foreground, background, barWidth, barHeight, margin, displayValue, fontSize } =
  barcodeDesignSchema.shape;

/** How all barcodes of a batch look. */
export const barcodeLookSchema = z.object({
  foreground,
  background,
  barWidth,
  barHeight,
  margin,
  displayValue,
  fontSize,
});
export type BarcodeLook = z.infer<typeof barcodeLookSchema>;

/** The look in the words of the batch's columns. */
export const barcodeTexts = (look: BarcodeLook): DesignTexts => ({
  foreground: look.foreground,
  background: look.background,
  bar_width: String(look.barWidth),
  bar_height: String(look.barHeight),
  margin: String(look.margin),
  display_value: look.displayValue ? "yes" : "no",
  font_size: String(look.fontSize),
});
