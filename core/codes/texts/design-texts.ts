import type * as z from "zod/mini";
import { type BarcodeDesign, barcodeDesignSchema } from "../barcode/design.ts";
import { parseColor } from "../color.ts";
import { readPixels } from "../print/length.ts";
import {
  BAR_LENGTHS,
  PRINT_NAMES,
  readBarcodePrint,
  QR_LENGTHS,
  readQrPrint,
  withoutLengths,
} from "../print/print-texts.ts";
import { type QrDesign, qrDesignSchema } from "../qr/design.ts";
import { designProblems } from "./design-problems.ts";
import { FRAME_NAMES, readFrame } from "./frame-texts.ts";
import { PRESET_NAMES, presetNamed, withPreset } from "./presets.ts";
import { readStyle, STYLE_NAMES } from "./style-texts.ts";
import { designProblem } from "../row-sentences/design-problem.ts";
import type { TextProblem } from "./text-problem.ts";

/** A design as it is typed: texts by the name of the batch column; the options are the same with dashes. */
export const DESIGN_NAMES = [
  "foreground",
  "background",
  "size",
  "width",
  "height",
  ...PRINT_NAMES,
  "level",
  "margin",
  "quiet_zone",
  "logo_size",
  "bar_width",
  "bar_height",
  "font_size",
  "display_value",
  ...STYLE_NAMES,
  ...FRAME_NAMES,
  "preset",
] as const;
type DesignName = (typeof DESIGN_NAMES)[number];
export type DesignTexts = Partial<Record<DesignName, string>>;

type Reading<Design> = { ok: true; design: Design } | { ok: false; problems: TextProblem[] };

const PX = { size: "px", width: "px", height: "px", bar_width: "px", bar_height: "px", font_size: "px" };
const QR_UNITS = { ...PX, margin: "modules", logo_size: "percent" };
const BARCODE_UNITS = { ...PX, margin: "px", quiet_zone: "modules" };
type Units = Partial<Record<string, string>>;

/**
 * Reads the design of a QR code. What is absent has its default; names that mean nothing for a QR code are ignored. Its
 * margin is its quiet zone, and both names are accepted.
 */
export const readQrDesign = ({ quiet_zone: zone, ...texts }: DesignTexts): Reading<QrDesign> => {
  const reading = readQr(zone === undefined ? texts : { ...texts, margin: zone });
  if (reading.ok || zone === undefined) return reading;
  return { ok: false, problems: reading.problems.map(asQuietZone) };
};

const asQuietZone = (problem: TextProblem): TextProblem =>
  problem.name === "margin" ? { ...problem, name: "quiet_zone" } : problem;

const readQr = (written: DesignTexts): Reading<QrDesign> => {
  const texts = withNamedPreset(written);
  const { print, problems } = readQrPrint(texts);
  const read = createTextReader(withoutLengths(texts, QR_LENGTHS), problems, QR_LENGTHS);
  const reading = read.design(qrDesignSchema, QR_UNITS, {
    ...read.colors(),
    size: read.canvas() ?? read.number("size"),
    level: read.text("level")?.toUpperCase(),
    margin: read.number("margin"),
    logoSize: read.number("logo_size"),
    style: read.style(),
    frame: read.frame(),
    print,
  });
  const problem = presetProblem(written.preset ?? "");
  if (problem === null) return reading;
  return { ok: false, problems: [problem, ...(reading.ok ? [] : reading.problems)] };
};

/** Sizes that a module size replaces. */
const SIZES = ["size", "width", "height", "bar_width"] as const;
/** Sizes of a canvas, which a size of a square replaces. */
const CANVAS = ["width", "height"] as const;

/**
 * A layer of texts over the one below it: cells of a row over the options of the run, options over a file. A preset replaces the
 * colors and the style of the layer below, a size its module or canvas, a canvas its size, and a module its sizes.
 */
export function overrule(below: DesignTexts, own: DesignTexts): DesignTexts {
  const kept = { ...below };
  if (own.module?.trim()) for (const name of SIZES) delete kept[name];
  else if (SIZES.some((name) => own[name]?.trim())) delete kept.module;
  if (own.size?.trim()) for (const name of CANVAS) delete kept[name];
  else if (CANVAS.some((name) => own[name]?.trim())) delete kept.size;
  return own.preset?.trim() ? { ...withoutLook(kept), ...own } : { ...kept, ...own };
}

/** A design without its sizes and its resolution, where the layer above it has some. */
export function withoutSizes(texts: DesignTexts, above: DesignTexts): DesignTexts {
  const kept = { ...texts };
  const isGiven = (name: DesignName) => Boolean(above[name]?.trim());
  if (isGiven("dpi")) delete kept.dpi;
  const sizes = [...SIZES, "height", "module"] as const;
  if (sizes.some(isGiven)) for (const name of sizes) delete kept[name];
  return kept;
}

/** The texts without colors and style, which a preset or another design replaces. */
export function withoutLook(texts: DesignTexts): DesignTexts {
  const kept = { ...texts };
  delete kept.preset;
  for (const name of ["foreground", "background", ...STYLE_NAMES] as const)
    if (name !== "logo_backing" && name !== "corners") delete kept[name];
  return kept;
}

/** The problem with a preset name; null if it is valid or empty. */
export const presetProblem = (preset: string): TextProblem | null =>
  preset.trim() === "" || presetNamed(preset)
    ? null
    : designProblem("preset", "rows.design_preset", { text: preset, words: PRESET_NAMES.join(", ") });

/** The texts merged with those of the preset they name. */
function withNamedPreset({ preset = "", ...texts }: DesignTexts): DesignTexts {
  const known = presetNamed(preset);
  const said = Object.entries(texts).filter(([, text]) => text.trim() !== "");
  return known ? withPreset(known, Object.fromEntries(said)) : texts;
}

/** Reads the design of a barcode, as `readQrDesign` does. */
export const readBarcodeDesign = (texts: DesignTexts): Reading<BarcodeDesign> => {
  const { print, problems } = readBarcodePrint(texts);
  const read = createTextReader(withoutLengths(texts, BAR_LENGTHS), problems, BAR_LENGTHS);
  return read.design(barcodeDesignSchema, BARCODE_UNITS, {
    ...read.colors(),
    barWidth: read.number("bar_width"),
    barHeight: read.number("bar_height"),
    canvas: read.canvas(),
    margin: read.number("margin"),
    quietZone: read.number("quiet_zone"),
    displayValue: read.yesNo("display_value"),
    fontSize: read.number("font_size"),
    print,
  });
};

/** Turns texts into values, undefined where there is none; the schema of the design validates them. */
const createTextReader = (
  texts: DesignTexts,
  found: readonly TextProblem[],
  lengths: readonly DesignName[],
) => {
  const problems: TextProblem[] = [...found];
  const text = (name: DesignName): string | undefined => texts[name]?.trim() || undefined;

  const color = (name: "foreground" | "background"): string | undefined => {
    const written = text(name);
    if (written === undefined || parseColor(written)) return written;
    const hashed = `#${written}`;
    problems.push({
      // a code that is transparent itself is refused
      ...designProblem(name, `rows.design_${name}`, { text: written }),
      ...(parseColor(hashed) ? { corrected: hashed } : {}),
    });
    return undefined;
  };
  const number = (name: DesignName): number | undefined => {
    const written = text(name);
    if (written === undefined) return undefined;
    if (/^-?\d+(\.\d+)?$/.test(written)) return Number(written);
    const pixels = lengths.includes(name) ? readPixels(written) : null;
    if (pixels !== null) return pixels;
    const code = lengths.includes(name) ? "rows.design_length" : "rows.design_number";
    problems.push(designProblem(name, code, { text: written }));
    return undefined;
  };
  return {
    text,
    number,
    style() {
      const reading = readStyle(texts);
      problems.push(...reading.problems);
      return reading.style ?? undefined;
    },
    frame() {
      const reading = readFrame(texts);
      problems.push(...reading.problems);
      return reading.frame ?? undefined;
    },
    colors: () => ({ foreground: color("foreground"), background: color("background") }),
    yesNo(name: DesignName): boolean | undefined {
      const written = text(name);
      if (written === undefined) return undefined;
      const value = readYesNo(written);
      if (value === null) problems.push(designProblem(name, "rows.design_yes_no", { text: written }));
      return value ?? undefined;
    },
    canvas(): { width: number; height: number } | undefined {
      const [width, height] = [number("width"), number("height")];
      if (width !== undefined && height !== undefined) return { width, height };
      if (text("width") === undefined && text("height") !== undefined)
        problems.push(designProblem("width", "rows.design_width"));
      if (text("height") === undefined && text("width") !== undefined)
        problems.push(designProblem("height", "rows.design_height"));
      return undefined;
    },
    design<Design>(schema: z.ZodMiniType<Design>, units: Units, values: object): Reading<Design> {
      const parsed = schema.safeParse(values);
      const wrong = parsed.success ? [] : designProblems(parsed.error.issues, texts, units);
      if (parsed.success && problems.length === 0) return { ok: true, design: parsed.data };
      return { ok: false, problems: [...problems, ...wrong] };
    },
  };
};

const YES = new Set([
  "yes",
  "y",
  "true",
  "1",
  "sí",
  "si",
  "oui",
  "ja",
  "sì",
  "sim",
  "wahr",
  "vrai",
  "verdadero",
  "vero",
  "verdadeiro",
]);
const NO = new Set(["no", "n", "false", "0", "non", "nein", "não", "nao", "falsch", "faux", "falso"]);
/** Yes or no in the words that people and programs write, in six languages, null for anything else. */
export const readYesNo = (text: string): boolean | null => {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
};
