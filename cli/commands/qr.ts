import { guardInk, guardPicture } from "../codes/ink-guard.ts";
import { guardContrast } from "../codes/contrast-guard.ts";
import { type DesignTexts, readQrDesign } from "../../core/codes/texts/design-texts.ts";
import { destinationOf, writeCode, type OutputOptions } from "../codes/write-code.ts";
import { guardPayload } from "../codes/payload-guard.ts";
import { makeQr, type MadeQr } from "../../adapters/codes/encode/make-qr.ts";
import { frameLettering } from "../../adapters/codes/letters/frame-lettering.node.ts";
import type { QrDesign } from "../../core/codes/qr/design.ts";
import { DomainError } from "../../core/errors.ts";
import { qrCautions, qrShapeCautions } from "../../core/codes/qr/qr-cautions.ts";
import { isFrail, type Robustness, robustnessSentence } from "../../core/codes/qr/robustness.ts";
import { atPrinterDpi } from "../../core/codes/print/label-printer.ts";
import { askedLength } from "../../core/codes/print/print-texts.ts";
import { refuseOption } from "../options/option-problem.ts";
import { qrProblem } from "../../core/codes/texts/qr-problem.ts";
import { readText } from "../input/read-text.ts";
import { noteSurroundings, withoutBrackets, withoutSurroundings } from "../codes/surrounding-spaces.ts";
import { warn, warnOf } from "../output/warn.ts";

export interface QrOptions extends OutputOptions {
  design: DesignTexts;
  /** Path of a picture. */
  logo?: string;
  /** Measure how much the design can bear. */
  robustness?: boolean;
}

/** `quietzone qr`. @param text the content, or `-` for standard input */
export const qr = async (text: string, options: QrOptions): Promise<void> => {
  const typed = withoutSurroundings(await readText(text));
  const content = options.force === true ? typed : withoutBrackets(typed);
  await writeQr(content, options);
  noteSurroundings(content);
};

/** Writes the QR code of a content. */
export const writeQr = async (content: string, options: QrOptions): Promise<void> => {
  const destination = destinationOf(options);
  const { format, press } = destination;
  const design = readQrDesign(atPrinterDpi(options.design, format));
  if (!design.ok) throw refuseOption(design.problems);
  const doubts = guardPayload(content, options.force ?? false);
  const problem = qrProblem(content, design.design, options.logo !== undefined);
  if (problem && problem.name !== "content") throw refuseOption([problem]);
  guardInk(design.design, options.design, press.ink);
  // a terminal shows it dark on light regardless of its colors, without shapes and letters
  const isDrawn = destination.kind !== "terminal";
  if (isDrawn) guardContrast(design.design, "qr", options.force ?? false);
  const logo = options.logo === undefined ? null : await loadLogo(options.logo);
  const shown = isDrawn ? design.design : { ...design.design, style: undefined, frame: undefined };
  const code = makeQr(content, shown, logo, await letteringOf(shown));
  guardPicture(code.drawing, press.ink);
  if (isDrawn) warnOf(qrShapeCautions(code.symbol, code.design));
  const robustness = options.robustness === true ? await measure(code) : undefined;
  const cautions = [...doubts, ...qrCautions(code.symbol, code.design)];
  await writeCode(code, destination, options, cautions, {
    robustness,
    askedLength: askedLength(options.design),
  });
  if (robustness) warn(isFrail(robustness) ? "warning" : "note", `${robustnessSentence(robustness)}.`);
};

const measure = async ({ asked, symbol, drawing }: MadeQr): Promise<Robustness> => {
  const { measureRobustness } = await import("../../adapters/codes/robustness/measure-robustness.node.ts");
  return measureRobustness(asked.content, symbol, drawing);
};

/** sharp, which it needs, is loaded only if there is a logo. */
const loadLogo = async (path: string) => {
  const { loadPictureFile } = await import("../../adapters/codes/files/load-picture.node.ts");
  return loadPictureFile(path);
};

const letteringOf = (design: QrDesign) =>
  frameLettering(design).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== "validation_failed") throw error;
    throw refuseOption([{ name: "frame_text", message: error.message }]);
  });
