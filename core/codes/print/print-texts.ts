import { designProblem, type DesignProblemCode } from "../row-sentences/design-problem.ts";
import type { SentenceValues } from "../sentence.ts";
import type { TextProblem } from "../texts/text-problem.ts";
import { finestDots } from "./advice/scanner-module.ts";
import { MM_PER_INCH, mmText, readLength } from "./length.ts";
import { type BarcodePrint, MODULE_DOTS, PRINT_DOTS, QR_DOTS, type QrPrint } from "./print.ts";
import { DPI, dotsWithin, mmOfDots, nearestDots, readResolution } from "./resolution.ts";

/** Columns and options of the size on paper that take no px. */
export const PRINT_NAMES = ["module", "dpi"] as const;
/** Columns and options of QR codes that take px or a length. */
export const QR_LENGTHS = ["size", "width", "height"] as const;
/** The same for barcodes. */
export const BAR_LENGTHS = ["bar_width", "bar_height", "width", "height", "margin", "font_size"] as const;
type LengthName = (typeof QR_LENGTHS | typeof BAR_LENGTHS)[number];

export type PrintTexts = Readonly<Partial<Record<LengthName | (typeof PRINT_NAMES)[number], string>>>;

/** The requested size on paper. */
interface PrintReading<Print> {
  /** Undefined if the size is in px. */
  print: Print | undefined;
  problems: TextProblem[];
}

/**
 * Reads the printed size of a QR code. A length becomes the number of whole dots that fit, a module the nearest number of dots.
 * A size beside a width and a height is a problem in px as well.
 * @returns no print without a length, a module or a resolution; numbers without a unit are px, one dot each
 */
export function readQrPrint(texts: PrintTexts): PrintReading<QrPrint> {
  const both = sizeOrCanvas(texts);
  const read = readerOf(texts, QR_LENGTHS);
  if (read === null) return { print: undefined, problems: both };
  const module = read.module();
  const size = read.canvas(QR_DOTS) ?? read.length("size", QR_DOTS, dotsWithin);
  if (module !== undefined && (size !== undefined || texts.size?.trim() || texts.width?.trim()))
    read.refuse("module", "rows.print_module_or_size");
  const { print, problems } = read.answer({ size, module });
  return { print, problems: [...both, ...problems] };
}

const sizeOrCanvas = ({ size, width }: PrintTexts): TextProblem[] =>
  size?.trim() && width?.trim() ? [designProblem("size", "rows.print_size_or_canvas")] : [];

/**
 * Reads the printed size of a barcode, like `readQrPrint`; a module is the width of the narrowest bar. Sizes without a length keep their
 * proportion to the module.
 */
export function readBarcodePrint(texts: PrintTexts): PrintReading<BarcodePrint> {
  const read = readerOf(texts, BAR_LENGTHS);
  if (read === null) return { print: undefined, problems: [] };
  const canvas = read.canvas(PRINT_DOTS);
  const module = read.module();
  const bar = read.length("bar_width", read.moduleDots, nearestDots);
  if (module !== undefined && texts.bar_width?.trim()) read.refuse("module", "rows.print_module_or_bar");
  if ((module ?? bar) !== undefined && (texts.width?.trim() || texts.height?.trim()))
    read.refuse(module === undefined ? "bar_width" : "module", "rows.print_module_or_canvas");
  if (read.hasLength && !canvas && module === undefined && isInPixels(texts.bar_width))
    read.refuse("bar_width", "rows.print_bar");
  return read.answer({
    canvas,
    barWidth: module ?? bar,
    barHeight: read.length("bar_height", PRINT_DOTS, dotsWithin),
    margin: read.length("margin", { min: 0, max: PRINT_DOTS.max }, dotsWithin),
    fontSize: read.length("font_size", { min: 1, max: PRINT_DOTS.max }, dotsWithin),
  });
}

/** Whether a text is anything but a length: a number of px. */
const isInPixels = (text = ""): boolean => text.trim() !== "" && readLength(text) === null;

/** The requested size of a code as it was written; undefined if it was in px. */
export const askedLength = ({ module, size, bar_width: bar }: PrintTexts): string | undefined =>
  [module, size, bar].find((text) => text !== undefined && readLength(text) !== null)?.trim();

/** The texts without lengths: px, or unreadable. */
export function withoutLengths<Texts extends PrintTexts>(texts: Texts, names: readonly LengthName[]): Texts {
  const left = { ...texts };
  for (const name of names) if (readLength(texts[name] ?? "") !== null) delete left[name];
  return left;
}

interface Range {
  min: number;
  max: number;
}

function readerOf(texts: PrintTexts, names: readonly LengthName[]) {
  const problems: TextProblem[] = [];
  const mmOf = (name: keyof PrintTexts) => readLength(texts[name] ?? "");
  const hasLength = names.some((name) => mmOf(name) !== null);
  if (!hasLength && !texts.dpi?.trim() && !texts.module?.trim()) return null;
  const refuse: Refuse = (name, code, values) => {
    problems.push(designProblem(name, code, values));
    return undefined;
  };
  const dpi = readDpi(texts.dpi?.trim(), refuse);
  const moduleDots = { min: finestDots(dpi), max: MODULE_DOTS.max };

  /** @param inDots converts millimeters to dots */
  const length = (name: LengthName | "module", { min, max }: Range, inDots: typeof dotsWithin) => {
    const mm = mmOf(name);
    if (mm === null) return undefined;
    const dots = inDots(mm, dpi);
    // a length of 0 would become one dot
    const isTooSmall = dots < min || (mm === 0 && min > 0);
    if (!isTooSmall && dots <= max) return dots;
    const text = texts[name]?.trim() ?? "";
    if (isTooSmall) return refuse(name, "rows.print_least", { text, least: mmText(mmOfDots(min, dpi)), dpi });
    problems.push(tooLong(name, text, { max, dpi }, coarserDpi(mm, max)));
    return undefined;
  };
  return {
    dpi,
    /** Range of the dots of a module, from the finest that anything reads. */
    moduleDots,
    hasLength: hasLength || mmOf("module") !== null,
    refuse,
    length,
    module(): number | undefined {
      const text = texts.module?.trim() ?? "";
      if (text === "" || mmOf("module") !== null) return length("module", moduleDots, nearestDots);
      const dots = /^\d{1,4}$/.test(text) ? Number(text) : 0;
      if (dots >= moduleDots.min && dots <= moduleDots.max) return dots;
      return refuse("module", "rows.print_module", { text, ...moduleDots });
    },
    canvas(sides: Range): { width: number; height: number } | undefined {
      const lengths = [mmOf("width"), mmOf("height")].filter((mm) => mm !== null);
      if (lengths.length === 0) return undefined;
      if (lengths.length === 1) return refuse("width", "rows.print_canvas");
      const width = length("width", sides, dotsWithin);
      const height = length("height", sides, dotsWithin);
      return width === undefined || height === undefined ? undefined : { width, height };
    },
    /** The settings, or the problems. */
    answer<Said extends object>(said: Said) {
      const print = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
      return { print: { dpi, ...(print as { [Key in keyof Said]?: NonNullable<Said[Key]> }) }, problems };
    },
  };
}

type Refuse = (name: string, code: DesignProblemCode, values?: SentenceValues) => undefined;

/**
 * The problem of a length with too many dots, and the way out.
 * @param max how many dots it may have, and @param dpi dots per inch
 * @param coarser the dots per inch that would do; null: none
 */
export function tooLong(
  name: string,
  text: string,
  { max, dpi }: { max: number; dpi: number },
  coarser: number | null,
): TextProblem {
  const most = mmText(mmOfDots(max, dpi));
  const { message, reason } = designProblem(name, "rows.print_most", { text, most, dpi });
  const way =
    coarser === null
      ? designProblem(name, "rows.print_enlarge")
      : designProblem(name, "rows.print_coarser", { dpi: coarser });
  return { name, message: `${message} ${way.message}`, reason: { ...reason, more: [way.reason] } };
}

/** The finest resolution at which a length does not exceed the limit of dots; null if there is none. */
function coarserDpi(mm: number, most: number): number | null {
  const dpi = Math.floor((most / mm) * MM_PER_INCH);
  return dpi < DPI.min ? null : dpi;
}

function readDpi(text: string | undefined, refuse: Refuse): number {
  if (!text) return DPI.default;
  const dpi = readResolution(text);
  if (dpi !== null) return dpi;
  refuse("dpi", "rows.print_dpi", { text, min: DPI.min, max: DPI.max });
  return DPI.default;
}
