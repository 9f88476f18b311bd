import { makeSheet, type SheetSummary } from "../../adapters/codes/sheet/make-sheet.node.ts";
import { sourceDate } from "../../adapters/config/config.ts";
import { openRowFile } from "../batch/open-row-file.ts";
import { createJsonReport, createPlainReport } from "../batch/report.ts";
import { chosen, rowOptionsOf, type RowTexts } from "../batch/row-options.ts";
import { isFolder } from "../input/is-folder.ts";
import { WrongUse } from "../input/wrong-use.ts";
import { onInterrupt } from "../on-interrupt.ts";
import { sheetOptionsOf, type SheetTexts } from "../options/sheet-options.ts";
import { printLine } from "../output/print.ts";

export interface SheetCommandOptions extends RowTexts, SheetTexts {
  output: string;
  /** Columns, several of them with commas. */
  text: string[];
  onError: string;
  json: boolean;
  quiet: boolean;
}

/** `quietzone sheet`. @returns the exit code */
export const sheet = async (source: string, options: SheetCommandOptions): Promise<number> => {
  if (!/\.pdf$/i.test(options.output) || isFolder(options.output))
    throw new WrongUse(`-o: "${options.output}" is no name of a PDF, such as labels.pdf.`);
  const texts = options.text.flatMap((names) => names.split(",")).map((name) => name.trim());
  const { inputFormat, defaults, ...rows } = rowOptionsOf(
    source,
    options,
    texts.filter((name) => name !== ""),
  );
  const design = await sheetOptionsOf(options);
  const onError = chosen("--on-error", options.onError, ["stop", "skip"]) ?? "stop";
  const file = await openRowFile(source);
  const interrupt = onInterrupt();
  const report = options.json ? createJsonReport(options.quiet) : createPlainReport(options.quiet);
  try {
    const summary = await makeSheet(
      {
        ...design,
        file: { name: file.name, path: file.path, ...rows },
        inputFormat,
        output: options.output,
        defaults: { ...defaults, now: sourceDate() },
        onError,
      },
      {
        report: report.add,
        flush: () => Promise.resolve(),
        interrupted: () => Atomics.load(interrupt.flag, 0) !== 0,
      },
    );
    report.close();
    if (options.json) printLine(JSON.stringify({ event: "done", ...summary }));
    else {
      if (summary.complete) printLine(summary.output);
      report.add({ kind: "sentence", sentence: summaryText(summary) });
    }
    if (summary.interrupted) return interrupt.exitCode();
    return summary.failed > 0 ? 1 : 0;
  } finally {
    report.close();
    interrupt.release();
    file.close();
  }
};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const summaryText = ({ labels, pages, failed, output, complete, interrupted }: SheetSummary): string => {
  if (interrupted) return `Interrupted: ${output} was not written. The same command starts over.`;
  if (!complete) return `Stopped: ${output} was not written.`;
  const rows = failed === 0 ? "" : ` ${counted(failed, "row")} failed.`;
  return `${counted(labels, "label")} on ${counted(pages, "page")} written to ${output}.${rows}`;
};
