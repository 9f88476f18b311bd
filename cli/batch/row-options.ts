import { dirname, resolve } from "node:path";
import {
  INPUT_FORMATS,
  type InputFormat,
  type RowFile,
} from "../../adapters/codes/batch/input/row-file.node.ts";
import type { RowDefaults } from "../../adapters/codes/batch/input/row-reader.ts";
import { findEncoding } from "../../adapters/codes/batch/input/text/text-encoding.ts";
import { isDataUri } from "../../adapters/codes/files/data-uri.ts";
import { barcodeFormatProblem, findBarcodeFormat } from "../../core/codes/texts/barcode-format-name.ts";
import type { ColumnOptions } from "../../core/codes/texts/choose-columns.ts";
import { type DesignTexts, readBarcodeDesign, readQrDesign } from "../../core/codes/texts/design-texts.ts";
import { ROW_TYPES, findRowType } from "../../core/codes/texts/row-types.ts";
import { chosen } from "../options/chosen.ts";
import { WrongUse } from "../input/wrong-use.ts";
import { refuseOption } from "../options/option-problem.ts";
import { inputFormatOf } from "./open-row-file.ts";

/** Options of every command that reads rows, as they were typed. */
export interface RowTexts {
  inputFormat?: string;
  encoding?: string;
  sheet?: string;
  contentColumn?: string;
  fileColumn?: string;
  type: string;
  barcodeFormat?: string;
  /** The width of QR codes; `design` holds it as well, or that of a file. */
  size?: string;
  design: DesignTexts;
  logo?: string;
  fix: boolean;
  force: boolean;
}

interface RowOptions extends Omit<RowFile, "name" | "path"> {
  inputFormat: InputFormat;
  defaults: Omit<RowDefaults, "now" | "designs" | "ink">;
}

/**
 * How the rows of a file are read, and options for all of them.
 * @param label columns of the lines of text and of the picture, where the rows are labels
 * @throws WrongUse for options that mean nothing
 */
export const rowOptionsOf = (
  source: string,
  options: RowTexts,
  label?: Pick<ColumnOptions, "labelTexts" | "labelPicture">,
): RowOptions => {
  const type = findRowType(options.type);
  if (type === null) throw new WrongUse(`--type: "${options.type}" is not one of ${ROW_TYPES.join(", ")}.`);
  if (type === "barcode" && options.size !== undefined)
    throw new WrongUse(
      '--size is the width of QR codes. For barcodes, write --module with the width of the narrowest bar, such as --module 0.33mm; for some rows, add a column "size".',
    );
  const inputFormat = inputFormatOf(source, chosen("--input-format", options.inputFormat, INPUT_FORMATS));
  if (options.sheet !== undefined && inputFormat !== "xlsx") {
    throw new WrongUse(`--sheet needs an Excel workbook (.xlsx), and ${source} is read as ${inputFormat}.`);
  }
  const defaults = {
    type,
    barcodeFormat: barcodeFormatOf(options.barcodeFormat),
    design: checkedDesign(options.design),
    logo: logoSource(options.logo),
    fix: options.fix,
    force: options.force,
    // beside the file that names it, wherever the command is called from
    logoFolder: resolve(source === "-" ? "." : dirname(source)),
  };
  return {
    inputFormat,
    defaults,
    encoding: encodingOf(options.encoding),
    sheet: options.sheet ?? null,
    columns: {
      type,
      content: options.contentColumn ?? null,
      file: options.fileColumn ?? null,
      ...label,
    },
    style: "flag",
  };
};

/** A picture in a design file is in the text itself. */
const logoSource = (logo: string | undefined): string | null =>
  logo === undefined || isDataUri(logo) ? (logo ?? null) : resolve(logo);

const encodingOf = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  const encoding = findEncoding(text);
  if (encoding !== null) return encoding;
  throw new WrongUse(
    `--encoding: "${text}" is not an encoding that can be read. Try utf-8, utf-16le, windows-1252, iso-8859-15, windows-1250, windows-1251, windows-1253, windows-1254, windows-1255, windows-1257, iso-8859-2, macintosh, cp850, shift_jis or gb18030.`,
  );
};

const barcodeFormatOf = (text: string | undefined) => {
  if (text === undefined) return null;
  const format = findBarcodeFormat(text);
  if (format === null) throw new WrongUse(`--barcode-format: ${barcodeFormatProblem(text).message}`);
  return format;
};

/** Options that differ between QR codes and barcodes: the value must be valid for one of them. */
const BY_KIND: readonly string[] = ["margin", "quiet_zone"];

/** A design that holds for every row. */
const checkedDesign = (texts: DesignTexts): DesignTexts => {
  const [qr, barcode] = [readQrDesign(texts), readBarcodeDesign(texts)].map((reading) =>
    reading.ok ? [] : reading.problems,
  );
  const wrong = (qr ?? []).filter(
    ({ name }) => !BY_KIND.includes(name) || barcode?.some((other) => other.name === name),
  );
  const wrongBars = (barcode ?? []).filter(({ name }) => name.startsWith("bar_") || name === "font_size");
  if (wrong.length + wrongBars.length > 0) throw refuseOption([...wrong, ...wrongBars]);
  return texts;
};
