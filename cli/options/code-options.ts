import type { Command } from "commander";
import {
  BAR_HEIGHT,
  BAR_WIDTH,
  BARCODE_MARGIN,
  BARCODE_QUIET_ZONE,
  FONT_SIZE,
} from "../../core/codes/barcode/design.ts";
import { EXPORT_SIZE } from "../../core/codes/export-size.ts";
import { LABEL_PRINTER_DPI } from "../../core/codes/print/label-printer.ts";
import { mmText } from "../../core/codes/print/length.ts";
import { BAR_LENGTHS, PRINT_NAMES, QR_LENGTHS } from "../../core/codes/print/print-texts.ts";
import { DPI } from "../../core/codes/print/resolution.ts";
import { LOGO_SIZE, QR_MARGIN, QR_SIZE } from "../../core/codes/qr/design.ts";
import { PRESET_NAMES } from "../../core/codes/texts/presets.ts";
import { FRAME_HINTS } from "../../core/codes/texts/frame-texts.ts";
import { STYLE_HINTS } from "../../core/codes/texts/style-texts.ts";
import { BAR_TEXT, LABEL_BARS, WIDEST_BAR } from "../../core/labels/label-bars.ts";
import { addPressOptions } from "./press-options.ts";
import { addReportOptions } from "./report-options.ts";
import { PRINT_HELP } from "../codes/printer.ts";
import { readDesignFile } from "../input/read-design-file.ts";
import { WrongUse } from "../input/wrong-use.ts";
import { DESIGN_NAMES, overrule, type DesignTexts } from "../../core/codes/texts/design-texts.ts";

const range = ({ min, max }: { min: number; max: number }): string => `${min} to ${max}`;

/** Design options. Their values stay texts: `design-texts.ts` reads them, for options and for rows of a batch alike. */
const OPTIONS = {
  colors: [
    ["--foreground <color>", "color of the code: # with 3, 4, 6 or 8 hex digits (default: #000000)"],
    ["--background <color>", "color behind it, or transparent (default: #ffffff)"],
  ],
  canvas: [
    ["--width <size>", `width of a canvas, ${range(EXPORT_SIZE)} px or a length; needs --height`],
    ["--height <size>", `height of a canvas, ${range(EXPORT_SIZE)} px or a length; needs --width`],
  ],
  print: [
    ["--module <length>", "X-dimension on paper, such as 0.4mm: the nearest whole number of dots"],
    [
      "--dpi <number>",
      `dots per inch of lengths, ${range(DPI)} (default: ${DPI.default}; of ZPL: ${LABEL_PRINTER_DPI.default})`,
    ],
  ],
  qrSize: [
    [
      "--size <size>",
      `side of the picture: ${range(EXPORT_SIZE)} px, or a length such as 25mm or 1in (default: ${QR_SIZE.default})`,
    ],
  ],
  qr: [
    ["--level <level>", "error correction: L, M, Q or H (default: the highest that fits)"],
    ["--logo <file>", "picture in the middle: JPEG, PNG, GIF or WebP, at most 2 MB, or SVG, at most 512 kB"],
    [
      "--logo-size <percent>",
      `of the widest logo that is safe for this code, ${range(LOGO_SIZE)} (default: ${LOGO_SIZE.default})`,
    ],
  ],
  style: [
    ["--preset <name>", `colors and style of our own; other options overrule it: ${PRESET_NAMES.join(", ")}`],
    ["--modules <shape>", STYLE_HINTS.modules],
    ["--eyes <shapes>", STYLE_HINTS.eyes],
    ["--eye-color <colors>", STYLE_HINTS.eye_color],
    ["--gradient <gradient>", STYLE_HINTS.gradient],
    ["--eye-gradient <gradient>", STYLE_HINTS.eye_gradient],
    ["--logo-backing <backing>", STYLE_HINTS.logo_backing],
    ["--corners <corners>", STYLE_HINTS.corners],
    ["--frame <frame>", FRAME_HINTS.frame],
    ["--frame-text <text>", FRAME_HINTS.frame_text],
    ["--frame-color <color>", FRAME_HINTS.frame_color],
  ],
  file: [
    [
      "--design <file>",
      'JSON file of a brand, or of any of these, such as {"modules": "dots"}; options overrule it',
    ],
  ],
  qrMargin: [
    [
      "--margin <modules>",
      `quiet zone, ${range(QR_MARGIN)} (default: ${QR_MARGIN.default}, what scanners need)`,
    ],
    ["--quiet-zone <modules>", "the same as --margin"],
  ],
  barSizes: [
    [
      "--bar-width <size>",
      `of the narrowest bar, ${range(BAR_WIDTH)} px, or a length such as 0.33mm (default: ${BAR_WIDTH.default})`,
    ],
    [
      "--bar-height <size>",
      `${range(BAR_HEIGHT)} px, or a length (default: ${BAR_HEIGHT.default}; printed EAN and UPC: what GS1 asks for)`,
    ],
    [
      "--font-size <size>",
      `of the text below, ${range(FONT_SIZE)} px, or a length (default: ${FONT_SIZE.default})`,
    ],
  ],
  bars: [["--no-display-value", "no text below the bars"]],
  barMargin: [
    [
      "--margin <size>",
      `space above and below, ${range(BARCODE_MARGIN)} px, or a length (default: ${BARCODE_MARGIN.default})`,
    ],
    [
      "--quiet-zone <modules>",
      `left and right of the bars, ${range(BARCODE_QUIET_ZONE)} (default: what the format needs)`,
    ],
  ],
  bothMargin: [
    ["--margin <n>", "modules around a QR code, px above and below a barcode"],
    ["--quiet-zone <modules>", "around a QR code, left and right of a barcode"],
  ],
  labelSizes: [
    ["--size <length>", "side of a QR code, such as 25mm (default: as large as the label allows)"],
    [
      "--bar-width <length>",
      `of the narrowest bar, such as 0.33mm (default: as the label allows, up to ${mmText(WIDEST_BAR)})`,
    ],
    [
      "--bar-height <length>",
      `such as 15mm (default: as the label allows, up to ${mmText(LABEL_BARS.max)}; proportional to --bar-width if given)`,
    ],
    [
      "--font-size <length>",
      `of the text below bars (default: ${BAR_TEXT.min} to ${mmText(BAR_TEXT.max)}, as the label allows; proportional to --bar-width if given)`,
    ],
    [
      "--margin <size>",
      `modules around a QR code (default: ${QR_MARGIN.default}), or a length above and below a barcode`,
    ],
    [
      "--quiet-zone <modules>",
      "around a QR code, left and right of a barcode (default: what the format needs)",
    ],
    ["--width <length>", "width of a canvas, such as 40mm; needs --height"],
    ["--height <length>", "height of a canvas; needs --width"],
  ],
} as const;
type Group = keyof typeof OPTIONS;

const add = (command: Command, groups: Group[]): Command => {
  for (const group of groups) {
    for (const [flags, description] of OPTIONS[group]) command.option(flags, description);
  }
  return command;
};

export const addQrOptions = (command: Command): Command =>
  add(command, ["qrSize", "qr", "qrMargin", "colors", "canvas", "print", "style", "file"]).option(
    "--robustness",
    "say in how many of 40 hard conditions the code is read, beside a plain one",
  );

export const addBarcodeOptions = (command: Command): Command =>
  add(command, ["barSizes", "bars", "barMargin", "colors", "canvas", "print", "file"]);

export const addBatchDesignOptions = (command: Command): Command =>
  add(command, [
    "qrSize",
    "qr",
    "barSizes",
    "bars",
    "bothMargin",
    "colors",
    "canvas",
    "print",
    "style",
    "file",
  ]);

/** The same for labels, which have no px. */
export const addLabelDesignOptions = (command: Command): Command =>
  add(command, ["labelSizes", "qr", "bars", "colors", "print", "style", "file"]);

/** Destination of a single code, and what happens if it does not scan. */
export const addOutputOptions = (command: Command): Command =>
  addReportOptions(
    addPressOptions(
      command
        .option(
          "-o, --output <file>",
          "file to write: .png, .svg, .pdf, .eps or .zpl (default: drawn in the terminal)",
        )
        .option(
          "--format <format>",
          "png, svg, pdf, eps or zpl (for label printers), where the file name does not say; without -o to stdout",
        ),
    ),
  )
    .option("--print <printer>", PRINT_HELP)
    .option("--no-verify", "do not read the code back before it is written")
    .option("--force", "write a code even if scanners cannot read it")
    .option("--json", "print the result as JSON");

/** Options without which a default holds: an empty one is a variable of a script that was not set. */
const SIZES = new Set<string>([...QR_LENGTHS, ...BAR_LENGTHS, ...PRINT_NAMES, "quiet_zone", "logo_size"]);

/**
 * The design from the options that commander has parsed, and from the file in --design. A picture in that
 * file replaces a missing --logo, as a data URI.
 * @throws WrongUse for a file that is not a design, and for an empty size
 */
export const designOptionsOf = (options: Record<string, unknown>): { design: DesignTexts; logo?: string } => {
  const texts: DesignTexts = {};
  for (const name of DESIGN_NAMES) {
    const value = options[name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())];
    if (typeof value === "string" && value.trim() === "" && SIZES.has(name))
      throw new WrongUse(
        `--${name.replaceAll("_", "-")}: The value is empty: write one, or leave the option out.`,
      );
    if (typeof value === "string") texts[name] = value;
    // --no-display-value
    if (value === false) texts[name] = "no";
  }
  if (typeof options["design"] !== "string") return { design: texts };
  const file = readDesignFile(options["design"]);
  const design = overrule(file.texts, texts);
  return file.logo === null || options["logo"] !== undefined ? { design } : { design, logo: file.logo };
};
