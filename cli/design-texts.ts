import {
  BAR_HEIGHT,
  BAR_WIDTH,
  BARCODE_MARGIN,
  type BarcodeDesign,
  barcodeDesignSchema,
  FONT_SIZE,
} from "../core/codes/barcode/design.ts";
import { parseColour } from "../core/codes/colour.ts";
import { EXPORT_SIZE, LOGO_SIZE, QR_MARGIN, type QrDesign, qrDesignSchema } from "../core/codes/qr/design.ts";
import { ERROR_CORRECTION_LEVELS } from "../core/codes/qr/symbol.ts";

/** A design as it is typed: texts by the name of the batch column; the options are the same with dashes. */
export const DESIGN_NAMES = [
  "foreground",
  "background",
  "size",
  "width",
  "height",
  "level",
  "margin",
  "logo_size",
  "bar_width",
  "bar_height",
  "font_size",
  "display_value",
] as const;
type DesignName = (typeof DESIGN_NAMES)[number];
export type DesignTexts = Partial<Record<DesignName, string>>;

export interface TextProblem {
  name: string;
  /** A sentence. */
  message: string;
  /** The text that would be right, where there is one. */
  corrected?: string;
}

type Reading<Design> = { ok: true; design: Design } | { ok: false; problems: TextProblem[] };

const QR_DEFAULTS = qrDesignSchema.parse({});
const BARCODE_DEFAULTS = barcodeDesignSchema.parse({});

/** Reads the design of a QR code. What is not said keeps its default; names that mean nothing for a QR code are ignored. */
export const readQrDesign = (texts: DesignTexts): Reading<QrDesign> => {
  const read = createTextReader(texts);
  const design: QrDesign = {
    ...read.colours(QR_DEFAULTS),
    size: read.canvas() ?? read.number("size", EXPORT_SIZE, "px", 1) ?? QR_DEFAULTS.size,
    level: read.choice("level", ERROR_CORRECTION_LEVELS) ?? QR_DEFAULTS.level,
    margin: read.number("margin", QR_MARGIN, "modules", 1) ?? QR_DEFAULTS.margin,
    logoSize: read.number("logo_size", LOGO_SIZE, "percent") ?? QR_DEFAULTS.logoSize,
  };
  return read.problems.length === 0 ? { ok: true, design } : { ok: false, problems: read.problems };
};

/** Reads the design of a barcode, as `readQrDesign` does. */
export const readBarcodeDesign = (texts: DesignTexts): Reading<BarcodeDesign> => {
  const read = createTextReader(texts);
  const design: BarcodeDesign = {
    ...read.colours(BARCODE_DEFAULTS),
    barWidth: read.number("bar_width", BAR_WIDTH, "px") ?? BARCODE_DEFAULTS.barWidth,
    barHeight: read.number("bar_height", BAR_HEIGHT, "px") ?? BARCODE_DEFAULTS.barHeight,
    canvas: read.canvas(),
    margin: read.number("margin", BARCODE_MARGIN, "px") ?? BARCODE_DEFAULTS.margin,
    displayValue: read.yesNo("display_value") ?? BARCODE_DEFAULTS.displayValue,
    fontSize: read.number("font_size", FONT_SIZE, "px") ?? BARCODE_DEFAULTS.fontSize,
  };
  return read.problems.length === 0 ? { ok: true, design } : { ok: false, problems: read.problems };
};

const createTextReader = (texts: DesignTexts) => {
  const problems: TextProblem[] = [];
  const textOf = (name: DesignName): string | null => texts[name]?.trim() || null;

  const colour = (name: "foreground" | "background"): string | null => {
    const text = textOf(name);
    if (text === null || parseColour(text)) return text;
    const hashed = `#${text}`;
    problems.push({
      name,
      message: `"${text}" is no colour: write # with 3, 4 or 6 hex digits, or transparent.`,
      ...(parseColour(hashed) ? { corrected: hashed } : {}),
    });
    return null;
  };
  const number = (
    name: DesignName,
    { min, max }: { min: number; max: number },
    unit: string,
    step = 0,
  ): number | null => {
    const text = textOf(name);
    if (text === null) return null;
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max && (step === 0 || Number.isInteger(value))) return value;
    const kind = step === 0 ? "number" : "whole number";
    problems.push({ name, message: `"${text}" is out of range: a ${kind} from ${min} to ${max} ${unit}.` });
    return null;
  };
  return {
    problems,
    number,
    colours: (defaults: { foreground: string; background: string }) => ({
      foreground: colour("foreground") ?? defaults.foreground,
      background: colour("background") ?? defaults.background,
    }),
    choice<const Choice extends string>(name: DesignName, choices: readonly Choice[]): Choice | null {
      const text = textOf(name);
      if (text === null) return null;
      const found = choices.find((choice) => choice === text.toUpperCase());
      if (found === undefined)
        problems.push({ name, message: `"${text}" is none of ${choices.join(", ")}.` });
      return found ?? null;
    },
    yesNo(name: DesignName): boolean | null {
      const text = textOf(name);
      if (text === null) return null;
      const value = readYesNo(text);
      if (value === null) problems.push({ name, message: `"${text}" is neither yes nor no.` });
      return value;
    },
    canvas(): { width: number; height: number } | null {
      const width = number("width", EXPORT_SIZE, "px", 1);
      const height = number("height", EXPORT_SIZE, "px", 1);
      if (width !== null && height !== null) return { width, height };
      if (textOf("width") === null && textOf("height") !== null) {
        problems.push({ name: "width", message: "A height needs a width beside it." });
      }
      if (textOf("height") === null && textOf("width") !== null) {
        problems.push({ name: "height", message: "A width needs a height beside it." });
      }
      return null;
    },
  };
};

/** Yes or no in the words that people and programs write, null for anything else. */
export const readYesNo = (text: string): boolean | null => {
  const word = text.trim().toLowerCase();
  if (["yes", "y", "true", "1"].includes(word)) return true;
  if (["no", "n", "false", "0"].includes(word)) return false;
  return null;
};
