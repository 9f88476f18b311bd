import { caution, type Caution } from "../caution.ts";
import { type BarcodeChange, colorsCaution, quietZoneFix } from "./barcode-design-fixes.ts";
import type { BarcodeDesign } from "./design.ts";
import { barcodeFormats } from "./formats.ts";
import type { BarcodeFormat } from "./symbol.ts";

/** All that may keep a barcode from being read elsewhere: its colors, a quiet zone below that of its symbology. */
export function barcodeCautions(format: BarcodeFormat, design: BarcodeDesign): Caution<BarcodeChange>[] {
  const colors = colorsCaution(design);
  return [...(colors ? [colors] : []), ...barcodeShapeCautions(format, design)];
}

/** The same without its colors, for those that name them by themselves. */
export function barcodeShapeCautions(
  format: BarcodeFormat,
  { quietZone: modules }: Pick<BarcodeDesign, "quietZone">,
): Caution<BarcodeChange>[] {
  const { label, quietZone } = barcodeFormats[format];
  if (modules === null || modules >= Math.max(quietZone.left, quietZone.right)) return [];
  return [caution("caution.bar_quiet_zone", { modules, format: label, ...quietZone }, quietZoneFix())];
}
