import { caution, type Caution } from "../caution.ts";
import { fillSentence } from "../sentence.ts";
import { isLow, leastBarHeight } from "../print/advice/bar-height.ts";
import { isRetail, leastBarModule, RETAIL_MODULE, RETAIL_ON_DEMAND } from "../print/advice/bar-module.ts";
import type { ExportFormat } from "../file-format.ts";
import { roundedUp, SAME_MM } from "../print/length.ts";
import type { PrintedSize } from "../print/printed-size.ts";
import { mmOfDots } from "../print/resolution.ts";
import { type BarcodeChange, colorsCaution, quietZoneFix } from "./barcode-design-fixes.ts";
import type { BarcodeDesign } from "./design.ts";
import { barcodeCautionMessages } from "./caution-messages.ts";
import { barcodeFormats } from "./formats.ts";
import type { BarcodeFormat } from "./symbol.ts";

/**
 * Everything that may keep other scanners from reading a barcode: its colors, a quiet zone below that of its
 * symbology, bars that are too thin or too low on paper.
 * @param printed null if it has no printed size
 * @param file its format; a label printer (ZPL) may have finer bars
 */
export function barcodeCautions(
  format: BarcodeFormat,
  design: BarcodeDesign,
  printed: PrintedSize | null,
  file?: ExportFormat,
): Caution<BarcodeChange>[] {
  const colors = colorsCaution(design);
  return [
    ...(colors === null ? [] : [colors]),
    ...barcodeShapeCautions(format, design),
    ...printedBarsCautions(format, printed, file),
  ];
}

/** The cautions about bars that are too thin or too low on paper. @param on the bars of a label share its room with texts */
export const printedBarsCautions = (
  format: BarcodeFormat,
  printed: PrintedSize | null,
  file?: ExportFormat,
  on: "paper" | "label" = "paper",
): Caution<BarcodeChange>[] =>
  [thinBarsCaution(format, printed, file), lowBarsCaution(format, printed, on)].filter((one) => one !== null);

/** A caution about bars below `leastBarHeight`, or null. */
function lowBarsCaution(
  format: BarcodeFormat,
  printed: PrintedSize | null,
  on: "paper" | "label",
): Caution<BarcodeChange> | null {
  if (printed?.barHeight === undefined) return null;
  const { module, barHeight, width, code: own = width } = printed;
  const least = leastBarHeight(format, { module, width: own });
  if (!isLow(barHeight, least, mmOfDots(1, printed.dpi))) return null;
  const kind = isRetail(format) ? "low_retail" : "low";
  const code = on === "label" ? (`caution.${kind}_label` as const) : (`caution.${kind}` as const);
  const values = { mm: Number(barHeight.toFixed(2)), needed: roundedUp(least) };
  return { code, values, message: fillSentence(barcodeCautionMessages[code], values), fix: null };
}

/** A caution about modules below the minimum of `leastBarModule`, or of tills for any printer that may print them, or null. */
function thinBarsCaution(
  format: BarcodeFormat,
  printed: PrintedSize | null,
  file?: ExportFormat,
): Caution<BarcodeChange> | null {
  if (printed === null) return null;
  const forLabels = file === "zpl";
  const needed =
    isRetail(format) && !forLabels ? RETAIL_MODULE.least : leastBarModule(format, printed.dpi, forLabels);
  if (printed.module >= needed - SAME_MM) return null;
  const mm = Math.floor(printed.module * 1000) / 1000;
  if (!isRetail(format)) return caution("caution.fine", { mm, needed }, null);
  const code = "caution.retail";
  const values = { mm, needed: RETAIL_MODULE.least, least: RETAIL_ON_DEMAND };
  return { code, values, message: fillSentence(barcodeCautionMessages[code], values), fix: null };
}

/** The cautions without those about colors, for callers that report colors themselves. */
export function barcodeShapeCautions(
  format: BarcodeFormat,
  { quietZone: modules }: Pick<BarcodeDesign, "quietZone">,
): Caution<BarcodeChange>[] {
  const { label, quietZone } = barcodeFormats[format];
  if (modules === null || modules >= Math.max(quietZone.left, quietZone.right)) return [];
  return [caution("caution.bar_quiet_zone", { modules, format: label, ...quietZone }, quietZoneFix())];
}
