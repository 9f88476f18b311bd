import { formatColor, judgeContrast, parseColor } from "../color.ts";
import { designFix, type DesignFix } from "../design-fix.ts";
import { BAR_WIDTH, type BarcodeDesign } from "./design.ts";

export type BarcodeChange = Partial<BarcodeDesign>;

/** The quiet zone that the symbology needs. */
export const quietZoneFix = (): DesignFix<BarcodeChange> => designFix("fix.quiet_zone", { quietZone: null });

/** What may be wrong with a barcode that does not scan, likely causes first, each with the change that puts it right. */
export function barcodeDesignFixes(design: BarcodeDesign): DesignFix<BarcodeChange>[] {
  const fixes: DesignFix<BarcodeChange>[] = [];
  const [foreground, background] = [parseColor(design.foreground), parseColor(design.background)];
  const contrast = foreground && background ? judgeContrast(foreground, background, "barcode") : null;
  if (contrast && !contrast.ok)
    fixes.push(
      designFix("fix.colors", {
        foreground: formatColor(contrast.fix.foreground),
        background: formatColor(contrast.fix.background),
      }),
    );
  if (design.quietZone !== null) fixes.push(quietZoneFix());
  if (design.canvas) fixes.push(designFix("fix.canvas_none", { canvas: null }));
  if (design.barWidth < BAR_WIDTH.default)
    fixes.push(designFix("fix.bar_width", { barWidth: BAR_WIDTH.default }));
  return fixes;
}
