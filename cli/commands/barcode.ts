import {
  barcodeCautions,
  barcodeShapeCautions,
  printedBarsCautions,
} from "../../core/codes/barcode/barcode-cautions.ts";
import { DomainError } from "../../core/errors.ts";
import { barcodeFormatProblem, findBarcodeFormat } from "../../core/codes/texts/barcode-format-name.ts";
import { guardInk } from "../codes/ink-guard.ts";
import { guardContrast } from "../codes/contrast-guard.ts";
import { correctedContent } from "../../core/codes/texts/corrected-content.ts";
import { type DesignTexts, readBarcodeDesign } from "../../core/codes/texts/design-texts.ts";
import { destinationOf, writeCode, type OutputOptions } from "../codes/write-code.ts";
import { atPrinterDpi } from "../../core/codes/print/label-printer.ts";
import { askedLength } from "../../core/codes/print/print-texts.ts";
import { makeBarcode, makeCertainBarcode } from "../../adapters/codes/encode/make-barcode.ts";
import { refuseOption } from "../options/option-problem.ts";
import { readText } from "../input/read-text.ts";
import { noteSurroundings, withoutSurroundings } from "../codes/surrounding-spaces.ts";
import { warn, warnOf } from "../output/warn.ts";
import { WrongUse } from "../input/wrong-use.ts";

export interface BarcodeOptions extends OutputOptions {
  design: DesignTexts;
  /** Puts a wrong check digit right instead of refusing it. */
  fix?: boolean;
}

/** `quietzone barcode`. @param text the content, or `-` for standard input */
export const barcode = async (formatName: string, text: string, options: BarcodeOptions): Promise<void> => {
  const destination = destinationOf(options);
  const format = findBarcodeFormat(formatName);
  if (format === null) throw new WrongUse(formatProblem(formatName, text));
  const design = readBarcodeDesign(atPrinterDpi(options.design, destination.format));
  if (!design.ok) throw refuseOption(design.problems);
  guardInk(design.design, options.design, destination.press.ink);
  // a terminal shows it dark on light regardless of its colors
  const isDrawn = destination.kind !== "terminal";
  if (isDrawn) guardContrast(design.design, "barcode", options.force ?? false);
  const content = withoutSurroundings(await readText(text));

  let made = makeCertainBarcode(format, content, design.design);
  if (made.ok) noteSurroundings(content);
  else {
    const corrected = correctedContent(made);
    if (corrected === null) throw new DomainError("barcode_invalid", `${made.message}.`);
    const advice = `${made.message}. Corrected: ${corrected}`;
    if (!options.fix) throw new DomainError("barcode_invalid", `${advice} (--fix takes that).`);
    warn("note", advice);
    made = makeBarcode(format, corrected, design.design);
  }
  if (!made.ok) throw new DomainError("barcode_invalid", `${made.message}.`);
  if (made.notice !== null) warn("note", `${made.notice.message}.`);
  const file = destination.format ?? undefined;
  if (isDrawn) {
    warnOf([
      ...barcodeShapeCautions(format, design.design),
      ...printedBarsCautions(format, made.printed, file),
    ]);
  }
  const cautions = barcodeCautions(format, design.design, made.printed, file);
  await writeCode(made, destination, options, cautions, { askedLength: askedLength(options.design) });
};

/** The content is easily typed first. */
const formatProblem = (formatName: string, text: string): string => {
  const second = findBarcodeFormat(text);
  return second === null
    ? barcodeFormatProblem(formatName).message
    : `"${formatName}" is not a barcode format, and ${second} is: the format comes first, then the content.`;
};
