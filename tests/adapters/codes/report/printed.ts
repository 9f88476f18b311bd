import { makeBarcode } from "../../../../adapters/codes/encode/make-barcode.ts";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { makeReport } from "../../../../adapters/codes/report/make-report.node.ts";
import { printCode, type PrintableCode } from "../../../../adapters/codes/report/print-code.ts";
import type { BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";
import type { Picture } from "../../../../core/codes/drawing.ts";
import type { MeasureName } from "../../../../core/codes/print/report/measure.ts";
import {
  type DesignTexts,
  readBarcodeDesign,
  readQrDesign,
} from "../../../../core/codes/texts/design-texts.ts";

/** A printed code from design texts, as typed. */
export function printedQr(content: string, texts: DesignTexts, logo: Picture | null = null) {
  const reading = readQrDesign(texts);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return makeQr(content, reading.design, logo);
}

export function printedBars(format: BarcodeFormat, content: string, texts: DesignTexts) {
  const reading = readBarcodeDesign(texts);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const made = makeBarcode(format, content, reading.design);
  if (!made.ok) throw new Error(made.message);
  return made;
}

export const reportOn = (code: PrintableCode, gain = 0) =>
  makeReport(code, code, { gain, now: new Date("2026-11-29T09:00:00Z") });

/** The value and the grade of a measure. @param gain mm */
export function measured(code: PrintableCode, name: MeasureName, gain = 0) {
  if (code.printed === null) throw new Error("It has no size on paper");
  const { dots, module } = code.printed;
  const { measures } = printCode(code, code, dots).measure(gain / module, true);
  const found = measures.find((one) => one.name === name);
  if (!found) throw new Error(`${name} was not measured`);
  return { value: found.value ?? -1, grade: found.grade };
}
