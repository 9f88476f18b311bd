import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, resolve } from "node:path";
import pkg from "../../package.json" with { type: "json" };
import { createJsonReport, createPlainReport } from "../batch/report.ts";
import { inputFormatOf, openRowFile } from "../batch/open-row-file.ts";
import { INPUT_FORMATS } from "../../adapters/codes/batch/input/row-file.node.ts";
import { MAX_WORKERS } from "../../adapters/codes/batch/output/unfinished-files.node.ts";
import type { Report, Summary } from "../../adapters/codes/batch/batch-report.ts";
import type { BatchOptions } from "../../adapters/codes/batch/batch-options.node.ts";
import { ON_DUPLICATE } from "../../adapters/codes/batch/output/file-names.ts";
import { findEncoding } from "../../adapters/codes/batch/input/text/text-encoding.ts";
import { isDataUri } from "../../adapters/codes/files/data-uri.ts";
import { sourceDate } from "../../adapters/config/config.ts";
import { barcodeFormatProblem, findBarcodeFormat } from "../../core/codes/texts/barcode-format-name.ts";
import { ROW_TYPES, findRowType } from "../../core/codes/texts/row-types.ts";
import { type DesignTexts, readBarcodeDesign, readQrDesign } from "../../core/codes/texts/design-texts.ts";
import { EXPORT_FORMATS } from "../../core/codes/file-format.ts";
import { WrongUse } from "../input/wrong-use.ts";
import { onInterrupt } from "../on-interrupt.ts";
import { type PressOptions, pressOf } from "../options/press-options.ts";
import { refuseOption } from "../options/option-problem.ts";

/** Runs a batch with so many workers. @param flag its one number becomes 1 to interrupt it */
export type RunBatch = (
  workers: number,
  options: BatchOptions,
  report: Report,
  flag: Int32Array,
) => Promise<Summary>;

export interface BatchCommandOptions extends PressOptions {
  runBatch: RunBatch;
  output: string;
  format: string;
  inputFormat?: string;
  encoding?: string;
  sheet?: string;
  contentColumn?: string;
  fileColumn?: string;
  type: string;
  barcodeFormat?: string;
  design: DesignTexts;
  logo?: string;
  verify: boolean;
  onError: string;
  onDuplicate: string;
  fix: boolean;
  force: boolean;
  restart: boolean;
  workers?: string;
  json: boolean;
  quiet: boolean;
}

/** A picture in a design file is in the text itself. */
const logoSource = (logo: string | undefined): string | null =>
  logo === undefined || isDataUri(logo) ? (logo ?? null) : resolve(logo);

/** `quietzone batch`. @returns the exit code */
export const batch = async (source: string, options: BatchCommandOptions): Promise<number> => {
  const type = findRowType(options.type);
  if (type === null) throw new WrongUse(`--type: "${options.type}" is not one of ${ROW_TYPES.join(", ")}.`);
  const inputFormat = inputFormatOf(source, chosen("--input-format", options.inputFormat, INPUT_FORMATS));
  if (options.sheet !== undefined && inputFormat !== "xlsx") {
    throw new WrongUse(`--sheet needs an Excel workbook (.xlsx), and ${source} is read as ${inputFormat}.`);
  }
  const format = chosen("--format", options.format, EXPORT_FORMATS) ?? "png";
  const press = pressOf(options, format);
  const defaults = {
    type,
    ink: press.ink,
    barcodeFormat: barcodeFormatOf(options.barcodeFormat),
    design: checkedDesign(options.design),
    logo: logoSource(options.logo),
    fix: options.fix,
    force: options.force,
    // beside the file that names it, wherever the command is called from
    logoFolder: resolve(source === "-" ? "." : dirname(source)),
  };
  refuseFileName(options.output);
  const file = await openRowFile(source);
  const interrupt = onInterrupt();
  const report = options.json ? createJsonReport(options.quiet) : createPlainReport(options.quiet);
  try {
    const summary = await options.runBatch(
      workersOf(options.workers),
      {
        file: {
          name: file.name,
          path: file.path,
          encoding: encodingOf(options.encoding),
          sheet: options.sheet ?? null,
          columns: { type, content: options.contentColumn ?? null, file: options.fileColumn ?? null },
          style: "flag",
        },
        inputFormat,
        format,
        press,
        output: options.output,
        folder: options.output.toLowerCase().endsWith(".zip") ? null : options.output,
        defaults,
        verify: options.verify,
        onError: chosen("--on-error", options.onError, ["stop", "skip"]) ?? "stop",
        onDuplicate: chosen("--on-duplicate", options.onDuplicate, ON_DUPLICATE) ?? "refuse",
        restart: options.restart,
        version: pkg.version,
        now: sourceDate(),
      },
      report,
      interrupt.flag,
    );
    report.done(summary);
    if (summary.interrupted) return interrupt.exitCode();
    return summary.failed > 0 ? 1 : 0;
  } finally {
    report.close();
    interrupt.release();
    file.close();
  }
};

/** A folder is made where there is none: one with the name of a picture was hardly meant. */
const refuseFileName = (output: string): void => {
  if (output === "") throw new WrongUse("-o: name a folder, or a .zip.");
  const format = EXPORT_FORMATS.find((each) => output.toLowerCase().endsWith(`.${each}`));
  if (format === undefined || existsSync(output)) return;
  throw new WrongUse(
    `-o: ${output} is the name of one file, and a batch makes many. Name a folder or a .zip, and add --format ${format}.`,
  );
};

const chosen = <const Choice extends string>(
  option: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | null => {
  if (text === undefined) return null;
  const found = choices.find((choice) => choice === text.toLowerCase());
  if (found === undefined) throw new WrongUse(`${option}: "${text}" is not one of ${choices.join(", ")}.`);
  return found;
};

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
  if (format === null) throw new WrongUse(`--barcode-format: ${barcodeFormatProblem(text)}`);
  return format;
};

/** Names that mean another thing for a QR code than for a barcode: what is given must suit one of them. */
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

const workersOf = (text: string | undefined): number => {
  if (text === undefined) return availableParallelism();
  const workers = /^\d+$/.test(text) ? Number(text) : 0;
  if (workers >= 1 && workers <= MAX_WORKERS) return workers;
  throw new WrongUse(`--workers: "${text}" is not a number from 1 to ${MAX_WORKERS}.`);
};
