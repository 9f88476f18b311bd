import type { Command } from "commander";
import { BAR_HEIGHT, BAR_WIDTH, BARCODE_MARGIN, FONT_SIZE } from "../../core/codes/barcode/design.ts";
import { EXPORT_SIZE } from "../../core/codes/export-size.ts";
import { LOGO_SIZE, QR_MARGIN, QR_SIZE } from "../../core/codes/qr/design.ts";
import { DESIGN_NAMES, type DesignTexts } from "../../core/codes/texts/design-texts.ts";

const range = ({ min, max }: { min: number; max: number }): string => `${min} to ${max}`;

/** Design options. Their values stay texts: `design-texts.ts` reads them, for options and for rows of a batch alike. */
const OPTIONS = {
  colours: [
    ["--foreground <colour>", "colour of the code: # with 3, 4 or 6 hex digits (default: #000000)"],
    ["--background <colour>", "colour behind it, or transparent (default: #ffffff)"],
  ],
  canvas: [
    ["--width <px>", `width of a canvas, ${range(EXPORT_SIZE)}; needs --height`],
    ["--height <px>", `height of a canvas, ${range(EXPORT_SIZE)}; needs --width`],
  ],
  qr: [
    ["--size <px>", `side of the picture, ${range(EXPORT_SIZE)} (default: ${QR_SIZE.default})`],
    ["--level <level>", "error correction: L, M, Q or H (default: the highest that fits)"],
    ["--logo <file>", "picture in the middle: JPEG, PNG, GIF or WebP, at most 2 MB"],
    [
      "--logo-size <percent>",
      `of the widest logo that is safe for this code, ${range(LOGO_SIZE)} (default: ${LOGO_SIZE.default})`,
    ],
  ],
  qrMargin: [["--margin <modules>", `quiet zone, ${range(QR_MARGIN)} (default: ${QR_MARGIN.default})`]],
  bars: [
    ["--bar-width <px>", `of the narrowest bar, ${range(BAR_WIDTH)} (default: ${BAR_WIDTH.default})`],
    ["--bar-height <px>", `${range(BAR_HEIGHT)} (default: ${BAR_HEIGHT.default})`],
    ["--font-size <px>", `of the text below, ${range(FONT_SIZE)} (default: ${FONT_SIZE.default})`],
    ["--no-display-value", "no text below the bars"],
  ],
  barMargin: [
    ["--margin <px>", `space around it, ${range(BARCODE_MARGIN)} (default: ${BARCODE_MARGIN.default})`],
  ],
  bothMargin: [["--margin <n>", "quiet zone: modules of a QR code, px of a barcode"]],
} as const;
type Group = keyof typeof OPTIONS;

const add = (command: Command, groups: Group[]): Command => {
  for (const group of groups) {
    for (const [flags, description] of OPTIONS[group]) command.option(flags, description);
  }
  return command;
};

export const addQrOptions = (command: Command): Command =>
  add(command, ["qr", "qrMargin", "colours", "canvas"]);

export const addBarcodeOptions = (command: Command): Command =>
  add(command, ["bars", "barMargin", "colours", "canvas"]);

export const addBatchDesignOptions = (command: Command): Command =>
  add(command, ["qr", "bars", "bothMargin", "colours", "canvas"]);

/** Where a single code goes, and what is done about one that does not scan. */
export const addOutputOptions = (command: Command): Command =>
  command
    .option("-o, --output <file>", "file to write: .png, .svg or .pdf (default: drawn in the terminal)")
    .option("--format <format>", "png, svg or pdf, where the file name does not say; without -o to stdout")
    .option("--no-verify", "do not read the code back before it is handed out")
    .option("--force", "hand out a code even though scanners cannot read it")
    .option("--json", "tell the result as JSON");

/** Picks the design out of the options that commander has parsed. */
export const designTextsOf = (options: Record<string, unknown>): DesignTexts => {
  const texts: DesignTexts = {};
  for (const name of DESIGN_NAMES) {
    const value = options[name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())];
    if (typeof value === "string") texts[name] = value;
    // --no-display-value
    if (value === false) texts[name] = "no";
  }
  return texts;
};
