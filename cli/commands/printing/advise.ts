import { symbolModules } from "../../../adapters/codes/encode/symbol-modules.ts";
import { barcodeFormatProblem, findSymbology } from "../../../core/codes/texts/barcode-format-name.ts";
import { adviceFor, adviceLines, adviceProblems } from "../../../core/codes/print/advice/advice-for.ts";
import { readDistance } from "../../../core/codes/print/advice/distance.ts";
import { CAMERA_PIXELS, READERS, type Symbology } from "../../../core/codes/print/advice/readers.ts";
import { designProblem } from "../../../core/codes/row-sentences/design-problem.ts";
import { readLength } from "../../../core/codes/print/length.ts";
import { DPI, readResolution } from "../../../core/codes/print/resolution.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../core/codes/qr/symbol.ts";
import { readText } from "../../input/read-text.ts";
import { WrongUse } from "../../input/wrong-use.ts";
import { chosen } from "../../options/chosen.ts";
import { refuseOption } from "../../options/option-problem.ts";
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
  dpi?: string;
  pixels?: string;
  json?: boolean;
}

/** `quietzone advise`. @param text the content, or `-` for standard input */
export const advise = async (text: string, options: AdviseOptions): Promise<void> => {
  const { distance, size, module, barHeight, dpi, pixels } = options;
  if (distance !== undefined && readDistance(distance) === null)
    throw new WrongUse(`--distance: "${distance}" is not a distance: write one such as 1m, 30cm or 250mm.`);
  for (const [name, length] of [
    ["--size", size],
    ["--module", module],
    ["--bar-height", barHeight],
  ] as const)
    if (length !== undefined && !readLength(length))
      throw new WrongUse(`${name}: "${length}" is not a length: write one such as 25mm, 1in or 72pt.`);
  if (dpi !== undefined && readResolution(dpi) === null)
    throw refuseOption([designProblem("dpi", "rows.print_dpi", { text: dpi, min: DPI.min, max: DPI.max })]);
  const level = chosen("--level", options.level, ERROR_CORRECTION_LEVELS);
  const asked = {
    symbology: symbologyOf(options.type),
    reader: chosen("--reader", options.reader, READERS) ?? undefined,
    pixels: pixels === undefined ? CAMERA_PIXELS.default : wholeOf("--pixels", pixels, CAMERA_PIXELS),
    distance,
    size,
    module,
    bar_height: barHeight,
    dpi,
  };
  const [problem] = adviceProblems({ ...asked, level: level ?? undefined });
  if (problem !== undefined) throw refuseOption([{ ...problem, message: `${problem.message}.` }]);
  const modules = symbolModules(asked.symbology, await readText(text), level);
  printLine(
    options.json ? JSON.stringify(adviceFor(asked, modules)) : adviceLines(asked, modules).join("\n"),
  );
};

const symbologyOf = (text: string): Symbology => {
  const symbology = findSymbology(text);
  if (symbology === null) throw new WrongUse(`--type: ${barcodeFormatProblem(text).message}`);
  return symbology;
};
