import { fillSentence } from "../../sentence.ts";
import { mmText, readLength, roundedUp } from "../length.ts";
import { DomainError } from "../../../errors.ts";
import { designProblem } from "../../row-sentences/design-problem.ts";
import { rowSentence } from "../../row-sentences/row-sentence.ts";
import type { ErrorCorrectionLevel } from "../../qr/symbol.ts";
import type { TextProblem } from "../../texts/text-problem.ts";
import { type AdviceSentence, adviceMessages, adviceText } from "./advice-messages.ts";
import { type Advice, advise, barsSentence, chosenSentence, leastSentence, ruleSentence } from "./advise.ts";
import type { BarRule } from "./bar-rule.ts";
import { readDistance } from "./distance.ts";
import { finestDots } from "./scanner-module.ts";
import { type ModuleRule, type Reader, type Symbology, USUAL_DISTANCE, usualReader } from "./readers.ts";
import { dotsWithin, mmOfDots, nearestDots, readResolution } from "../resolution.ts";

/** The question, with lengths as validated texts. */
interface Asked {
  symbology: Symbology;
  /** Undefined: the usual one. */
  reader?: Reader | undefined;
  distance?: string | undefined;
  size?: string | undefined;
  module?: string | undefined;
  /** Height of the bars. */
  bar_height?: string | undefined;
  /** Resolution of the printer, which has whole dots; undefined: it is unknown. */
  dpi?: string | undefined;
  pixels: number;
}

/** What a question says that makes no sense beside the rest of it, in sentences without a period. */
export function adviceProblems({
  symbology,
  reader,
  distance,
  size,
  module,
  bar_height: bars,
  dpi,
  level,
}: Omit<Asked, "pixels"> & { level?: ErrorCorrectionLevel | undefined }): TextProblem[] {
  const isQr = symbology === "QR Code";
  const problems: [name: string, isWrong: boolean, message: string][] = [
    [
      "module",
      size !== undefined && module !== undefined,
      "A size follows from the module: write one of them, not both",
    ],
    ["level", level !== undefined && !isQr, "Only QR codes have a level: leave it out"],
    [
      "dpi",
      dpi !== undefined && (size ?? module ?? bars) === undefined,
      "A resolution needs a size, a module or a bar height: write one of them as well",
    ],
    ["bar_height", bars !== undefined && isQr, "A QR code has no bars: leave it out"],
    [
      "distance",
      distance !== undefined && reader !== undefined && USUAL_DISTANCE[reader] === null,
      `The decode zones of the scanner say from how far the ${reader} scanner reads: leave the distance out`,
    ],
  ];
  return problems.flatMap(([name, isWrong, message]) => (isWrong ? [{ name, message }] : []));
}

/** Advice with its sentences in English. */
interface WrittenAdvice extends Omit<Advice, "rules" | "bars" | "warnings"> {
  rules: (Omit<ModuleRule, "source"> & { source: string })[];
  bars: (Omit<BarRule, "source"> & { source: string }) | null;
  warnings: string[];
}

const english = (sentence: AdviceSentence): string =>
  adviceText(sentence, (key, values) => fillSentence(adviceMessages[key], values));

/** @param modules of the code from side to side, its quiet zone included */
function answer(
  { distance, size, module, bar_height: bars, dpi: resolution, ...asked }: Asked,
  modules: number,
): Advice {
  const height = bars === undefined ? null : readLength(bars);
  const dpi = resolution === undefined ? null : readResolution(resolution);
  return advise({
    ...asked,
    reader: asked.reader ?? usualReader(asked.symbology, distance !== undefined),
    modules,
    distance: distance === undefined ? null : readDistance(distance),
    chosen: chosenModule({ size, module }, modules, dpi),
    bars: height === null ? null : barsAt(height, dpi),
  });
}

/**
 * The module that was chosen, or follows from the width, mm: as `print-texts.ts` prints it where the resolution is known.
 * @throws DomainError `validation_failed` for what is not printed, since nothing reads it
 */
function chosenModule(
  { size, module }: Pick<Asked, "size" | "module">,
  modules: number,
  dpi: number | null,
): number | null {
  const width = size === undefined ? null : readLength(size);
  const own = module === undefined ? null : readLength(module);
  if (dpi === null) return own ?? (width && width / modules);
  if (own === null && width === null) return null;
  const dots = own === null ? Math.floor(dotsWithin(width ?? 0, dpi) / modules) : nearestDots(own, dpi);
  if (dots >= finestDots(dpi)) return mmOfDots(dots, dpi);
  const least = (count: number): string => mmText(roundedUp(mmOfDots(finestDots(dpi) * count, dpi)));
  const { message } =
    own === null
      ? rowSentence("rows.too_narrow_size", { dpi, least: least(modules) })
      : designProblem("module", "rows.print_least", { text: module ?? "", least: least(1), dpi });
  throw new DomainError("validation_failed", message);
}

const barsAt = (height: number, dpi: number | null): { height: number; dot: number } =>
  dpi === null
    ? { height, dot: 0 }
    : { height: mmOfDots(dotsWithin(height, dpi), dpi), dot: mmOfDots(1, dpi) };

/** @param modules of the code from side to side, its quiet zone included */
export function adviceFor(asked: Asked, modules: number): WrittenAdvice {
  const advice = answer(asked, modules);
  return {
    ...advice,
    rules: advice.rules.map((rule) => ({ ...rule, source: english(rule.source) })),
    bars: advice.bars && { ...advice.bars, source: english(advice.bars.source) },
    warnings: advice.warnings.map(english),
  };
}

/** The same in lines of text. */
export function adviceLines(asked: Asked, modules: number): string[] {
  const advice = answer(asked, modules);
  const { chosen, rules, warnings } = advice;
  const bars = barsSentence(advice);
  return [
    english(leastSentence(advice)),
    ...rules.map((rule) => `  ${english(ruleSentence(rule))}`),
    ...(bars ? [english(bars)] : []),
    ...(chosen ? [english(chosenSentence(chosen))] : []),
    ...warnings.map((warning) => `warning: ${english(warning)}`),
  ];
}
