import { formatColour, judgeContrast, parseColour } from "../colour.ts";
import { mend, type Mend } from "../mend.ts";
import { BAR_WIDTH, type BarcodeDesign } from "./design.ts";

export type BarcodeChange = Partial<BarcodeDesign>;

/** What may be wrong with a barcode that does not scan, likely causes first, each with the change that puts it right. */
export function barcodeMends(design: BarcodeDesign): Mend<BarcodeChange>[] {
  const mends: Mend<BarcodeChange>[] = [];
  const [foreground, background] = [parseColour(design.foreground), parseColour(design.background)];
  const contrast = foreground && background ? judgeContrast(foreground, background, "barcode") : null;
  if (contrast && !contrast.ok)
    mends.push(
      mend("colours", {
        foreground: formatColour(contrast.mend.foreground),
        background: formatColour(contrast.mend.background),
      }),
    );
  if (design.canvas) mends.push(mend("canvas_none", { canvas: null }));
  if (design.barWidth < BAR_WIDTH.default) mends.push(mend("bar_width", { barWidth: BAR_WIDTH.default }));
  return mends;
}
