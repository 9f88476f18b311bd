import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import pkg from "../../package.json" with { type: "json" };
import { createJsonReport, createPlainReport } from "../batch/report.ts";
import { openRowFile } from "../batch/open-row-file.ts";
import { chosen } from "../options/chosen.ts";
import { rowOptionsOf, type RowTexts } from "../batch/row-options.ts";
import { MAX_WORKERS } from "../../adapters/codes/batch/output/unfinished-files.node.ts";
import type { Report, Summary } from "../../adapters/codes/batch/batch-report.ts";
import type { BatchOptions } from "../../adapters/codes/batch/batch-options.node.ts";
import { ON_DUPLICATE } from "../../adapters/codes/batch/output/file-names.ts";
import { sourceDate } from "../../adapters/config/config.ts";
import { EXPORT_FORMATS } from "../../core/codes/file-format.ts";
import { atPrinterDpi } from "../../core/codes/print/label-printer.ts";
import { WrongUse } from "../input/wrong-use.ts";
import { onInterrupt } from "../on-interrupt.ts";
import { type PressOptions, pressOf } from "../options/press-options.ts";
import { wholeOf } from "../options/whole-number.ts";

/** Runs a batch with so many workers. @param flag its one number becomes 1 to interrupt it */
export type RunBatch = (
  workers: number,
  options: BatchOptions,
  report: Report,
  flag: Int32Array,
) => Promise<Summary>;

export interface BatchCommandOptions extends PressOptions, RowTexts {
  runBatch: RunBatch;
  output?: string;
  /** Refused. */
  print?: string;
  format: string;
  verify: boolean;
  onError: string;
  onDuplicate: string;
  restart: boolean;
  workers?: string;
  json: boolean;
  quiet: boolean;
}

/** `quietzone batch`. @returns the exit code */
export const batch = async (source: string, options: BatchCommandOptions): Promise<number> => {
  const { workers } = options;
  const output = outputOf(options);
  const { inputFormat, defaults, ...rows } = rowOptionsOf(source, options);
  const format = chosen("--format", options.format, EXPORT_FORMATS) ?? "png";
  const press = pressOf(options, format);
  if (press.native && options.verify)
    throw new WrongUse(
      "--native: the printer draws the codes, so --verify has nothing to read. Leave one of them out.",
    );
  const file = await openRowFile(source);
  const interrupt = onInterrupt();
  const report = options.json ? createJsonReport(options.quiet) : createPlainReport(options.quiet);
  try {
    const summary = await options.runBatch(
      workers === undefined
        ? availableParallelism()
        : wholeOf("--workers", workers, { min: 1, max: MAX_WORKERS }),
      {
        file: { name: file.name, path: file.path, ...rows },
        inputFormat,
        format,
        press,
        output,
        folder: output.toLowerCase().endsWith(".zip") ? null : output,
        defaults: { ...defaults, design: atPrinterDpi(defaults.design, format) },
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

/** @throws WrongUse */
const outputOf = ({ output = "", print }: Pick<BatchCommandOptions, "output" | "print">): string => {
  if (print !== undefined)
    throw new WrongUse(
      `--print: a batch makes files. Rows for a label printer are labels: quietzone sheet rows.csv --label 50x30mm --print ${print}.`,
    );
  refuseFileName(output);
  return output;
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
