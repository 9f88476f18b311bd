import { guardContrast } from "../codes/contrast-guard.ts";
import { type DesignTexts, readQrDesign } from "../../core/codes/texts/design-texts.ts";
import { destinationOf, handOut, type OutputOptions } from "../codes/hand-out.ts";
import { makeQr } from "../../adapters/codes/make-qr.ts";
import { refuseOption } from "../options/option-problem.ts";
import { qrProblem } from "../../core/codes/texts/qr-problem.ts";
import { readText } from "../read-text.ts";

export interface QrOptions extends OutputOptions {
  design: DesignTexts;
  /** Path of a picture. */
  logo?: string;
}

/** `quietzone qr`. @param text the content, or `-` for standard input */
export const qr = async (text: string, options: QrOptions): Promise<void> => {
  const destination = destinationOf(options);
  const design = readQrDesign(options.design);
  if (!design.ok) throw refuseOption(design.problems);
  const content = await readText(text);
  const problem = qrProblem(content, design.design, options.logo !== undefined);
  if (problem?.name === "size") throw refuseOption([problem]);
  // a terminal shows it dark on light whatever its colours are
  if (destination.kind !== "terminal") guardContrast(design.design, "qr", options.force ?? false);
  const logo = options.logo === undefined ? null : await loadLogo(options.logo);
  await handOut(makeQr(content, design.design, logo), destination, options);
};

/** sharp, which it needs, is loaded only where there is a logo. */
const loadLogo = async (path: string) => {
  const { loadPictureFile } = await import("../../adapters/codes/load-picture.node.ts");
  return loadPictureFile(path);
};
