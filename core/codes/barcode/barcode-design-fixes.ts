import type { Caution } from "../caution.ts";
import { contrastCaution } from "../contrast-caution.ts";
import { designFix, type DesignFix } from "../design-fix.ts";
import { BAR_WIDTH, type BarcodeDesign } from "./design.ts";

export type BarcodeChange = Partial<BarcodeDesign>;

/** Returns a caution about colors that scanners miss, or null. */
export const colorsCaution = (design: BarcodeDesign): Caution<BarcodeChange> | null =>
  contrastCaution(design, "barcode", (pair) => pair);

/** Sets the quiet zone that the symbology needs. */
export const quietZoneFix = (): DesignFix<BarcodeChange> => designFix("fix.quiet_zone", { quietZone: null });

/** Possible reasons why a barcode doesn't scan, likely causes first, each with its fix. */
export function barcodeDesignFixes(design: BarcodeDesign): DesignFix<BarcodeChange>[] {
  const fixes: DesignFix<BarcodeChange>[] = [];
  const colors = colorsCaution(design)?.fix;
  if (colors) fixes.push(colors);
  if (design.quietZone !== null) fixes.push(quietZoneFix());
  if (design.canvas) fixes.push(designFix("fix.canvas_none", { canvas: null }));
  if (design.barWidth < BAR_WIDTH.default && !design.print)
    fixes.push(designFix("fix.bar_width", { barWidth: BAR_WIDTH.default }));
  return fixes;
}
