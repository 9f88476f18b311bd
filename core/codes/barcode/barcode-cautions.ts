import { caution, type Caution } from "../caution.ts";
import { type BarcodeChange, quietZoneFix } from "./barcode-design-fixes.ts";
import type { BarcodeDesign } from "./design.ts";
import { barcodeFormats } from "./formats.ts";
import type { BarcodeFormat } from "./symbol.ts";

/** What may keep a barcode from being read elsewhere: a quiet zone below that of its symbology. */
export function barcodeCautions(
  format: BarcodeFormat,
  { quietZone: modules }: Pick<BarcodeDesign, "quietZone">,
): Caution<BarcodeChange>[] {
  const { label, quietZone } = barcodeFormats[format];
  if (modules === null || modules >= Math.max(quietZone.left, quietZone.right)) return [];
  return [caution("bar_quiet_zone", { modules, format: label, ...quietZone }, quietZoneFix())];
}
