import { symbolModules } from "../../../adapters/codes/encode/symbol-modules.ts";
import { barcodeFormatProblem, findSymbology } from "../../../core/codes/texts/barcode-format-name.ts";
import { adviceFor, adviceLines } from "../../../core/codes/print/advice/advice-for.ts";
import { readDistance } from "../../../core/codes/print/advice/distance.ts";
import {
  CAMERA_PIXELS,
  distanceProblem,
  type Reader,
  READERS,
  type Symbology,
} from "../../../core/codes/print/advice/readers.ts";
import { readLength } from "../../../core/codes/print/length.ts";
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel } from "../../../core/codes/qr/symbol.ts";
import { readText } from "../../input/read-text.ts";
import { WrongUse } from "../../input/wrong-use.ts";
import { wholeOf } from "../../options/whole-number.ts";
import { printLine } from "../../output/print.ts";

export interface AdviseOptions {
  type: string;
  level?: string;
  reader?: string;
  distance?: string;
  size?: string;
  module?: string;
  barHeight?: string;
  pixels?: string;
  json?: boolean;
}

/** `quietzone advise`. @param text the content, or `-` for standard input */
export const advise = async (text: string, options: AdviseOptions): Promise<void> => {
  const { distance, size, module, barHeight, pixels } = options;
  if (size !== undefined && module !== undefined)
    throw new WrongUse("--module: A size follows from the module: write one of them, not both.");
  if (distance !== undefined && readDistance(distance) === null)
    throw new WrongUse(`--distance: "${distance}" is no distance: write one such as 1m, 30cm or 250mm.`);
  for (const [name, length] of [
    ["--size", size],
    ["--module", module],
    ["--bar-height", barHeight],
  ] as const)
    if (length !== undefined && !readLength(length))
      throw new WrongUse(`${name}: "${length}" is no length: write one such as 25mm, 1in or 72pt.`);
  const symbology = symbologyOf(options.type);
  if (barHeight !== undefined && symbology === "QR Code")
    throw new WrongUse("--bar-height: A QR code has no bars: leave it out.");
  const reader = options.reader === undefined ? undefined : readerOf(options.reader);
  const fixed = reader !== undefined && distance !== undefined ? distanceProblem(reader) : null;
  if (fixed !== null) throw new WrongUse(`--distance: ${fixed}.`);
  const asked = {
    symbology,
    reader,
    pixels: pixels === undefined ? CAMERA_PIXELS.default : wholeOf("--pixels", pixels, CAMERA_PIXELS),
    distance,
    size,
    module,
    bar_height: barHeight,
  };
  const level = options.level === undefined ? null : levelOf(options.level, symbology);
  const modules = symbolModules(symbology, await readText(text), level);
  printLine(
    options.json ? JSON.stringify(adviceFor(asked, modules)) : adviceLines(asked, modules).join("\n"),
  );
};

const symbologyOf = (text: string): Symbology => {
  const symbology = findSymbology(text);
  if (symbology === null) throw new WrongUse(`--type: ${barcodeFormatProblem(text).message}`);
  return symbology;
};

const levelOf = (text: string, symbology: Symbology): ErrorCorrectionLevel => {
  if (symbology !== "QR Code") throw new WrongUse("--level: Only QR codes have a level: leave it out.");
  const level = ERROR_CORRECTION_LEVELS.find((each) => each === text.trim().toUpperCase());
  if (level === undefined)
    throw new WrongUse(`--level: "${text}" is not one of ${ERROR_CORRECTION_LEVELS.join(", ")}.`);
  return level;
};

const readerOf = (text: string): Reader => {
  const reader = READERS.find((each) => each === text.trim().toLowerCase());
  if (reader === undefined) throw new WrongUse(`--reader: "${text}" is not one of ${READERS.join(", ")}.`);
  return reader;
};
