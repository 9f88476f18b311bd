import { availableParallelism } from "node:os";
import { dirname, resolve } from "node:path";
import pkg from "../../package.json" with { type: "json" };
import { createJsonReport, createPlainReport } from "../batch/report.ts";
import { inputFormatOf, openRowFile } from "../batch/open-row-file.ts";
import { INPUT_FORMATS } from "../../adapters/codes/batch/row-file.node.ts";
import {
  type BatchThreads,
  runBatchInThreads,
} from "../../adapters/codes/batch/run-batch-in-threads.node.ts";
import { barcodeFormatProblem, findBarcodeFormat } from "../../core/codes/texts/barcode-format-name.ts";
import { CODE_TYPES, findCodeType } from "../../core/codes/texts/code-types.ts";
import { type DesignTexts, readBarcodeDesign, readQrDesign } from "../../core/codes/texts/design-texts.ts";
import { FILE_FORMATS } from "../../core/codes/file-format.ts";
import { WrongUse } from "../wrong-use.ts";
import { onInterrupt } from "../on-interrupt.ts";
import { refuseOption } from "../options/option-problem.ts";

export interface BatchCommandOptions {
  threads: Omit<BatchThreads, "workers">;
  output: string;
  format: string;
  inputFormat?: string;
  type: string;
  barcodeFormat?: string;
  design: DesignTexts;
  logo?: string;
  verify: boolean;
  onError: string;
  fix: boolean;
  force: boolean;
  restart: boolean;
  workers?: string;
  json: boolean;
  quiet: boolean;
}

/** `quietzone batch`. @returns the exit code */
export const batch = async (source: string, options: BatchCommandOptions): Promise<number> => {
  const type = findCodeType(options.type);
  if (type === null) throw new WrongUse(`--type: "${options.type}" is none of ${CODE_TYPES.join(", ")}.`);
  const inputFormat = inputFormatOf(source, chosen("--input-format", options.inputFormat, INPUT_FORMATS));
  const defaults = {
    type,
    barcodeFormat: barcodeFormatOf(options.barcodeFormat),
    design: checkedDesign(options.design),
    logo: options.logo === undefined ? null : resolve(options.logo),
    fix: options.fix,
    force: options.force,
    // beside the file that names it, wherever the command is called from
    logoFolder: resolve(source === "-" ? "." : dirname(source)),
  };
  const file = await openRowFile(source);
  const interrupt = onInterrupt();
  try {
    const report = options.json ? createJsonReport() : createPlainReport(options.quiet);
    const summary = await runBatchInThreads(
      { ...options.threads, workers: workersOf(options.workers) },
      {
        file: { name: file.name, path: file.path },
        inputFormat,
        format: chosen("--format", options.format, FILE_FORMATS) ?? "png",
        output: options.output,
        folder: options.output.toLowerCase().endsWith(".zip") ? null : options.output,
        defaults,
        verify: options.verify,
        onError: chosen("--on-error", options.onError, ["stop", "skip"]) ?? "stop",
        restart: options.restart,
        version: pkg.version,
      },
      report,
      interrupt.flag,
    );
    report.done(summary);
    if (summary.interrupted) return interrupt.exitCode();
    return summary.failed > 0 ? 1 : 0;
  } finally {
    interrupt.release();
    file.close();
  }
};

const chosen = <const Choice extends string>(
  option: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | null => {
  if (text === undefined) return null;
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new WrongUse(`${option}: "${text}" is none of ${choices.join(", ")}.`);
  return found;
};

const barcodeFormatOf = (text: string | undefined) => {
  if (text === undefined) return null;
  const format = findBarcodeFormat(text);
  if (format === null) throw new WrongUse(`--barcode-format: ${barcodeFormatProblem(text)}`);
  return format;
};

/** A design that holds for every row. The margin means another thing for either kind of code: it must suit one of them. */
const checkedDesign = (texts: DesignTexts): DesignTexts => {
  const [qr, barcode] = [readQrDesign(texts), readBarcodeDesign(texts)].map((reading) =>
    reading.ok ? [] : reading.problems,
  );
  const wrong = (qr ?? []).filter(
    ({ name }) => name !== "margin" || barcode?.some((other) => other.name === name),
  );
  const wrongBars = (barcode ?? []).filter(({ name }) => name.startsWith("bar_") || name === "font_size");
  if (wrong.length + wrongBars.length > 0) throw refuseOption([...wrong, ...wrongBars]);
  return texts;
};

const MOST_WORKERS = 64;

const workersOf = (text: string | undefined): number => {
  if (text === undefined) return availableParallelism();
  const workers = /^\d+$/.test(text) ? Number(text) : 0;
  if (workers >= 1 && workers <= MOST_WORKERS) return workers;
  throw new WrongUse(`--workers: "${text}" is no number from 1 to ${MOST_WORKERS}.`);
};
