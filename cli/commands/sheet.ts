import { makeSheet, type SheetSummary } from "../../adapters/codes/sheet/make-sheet.node.ts";
import { sourceDate } from "../../adapters/config/config.ts";
import { labelDpiProblem, textsAtPrinterDpi } from "../../core/codes/print/label-printer.ts";
import { plainPress } from "../../core/codes/print/press.ts";
import { openRowFile } from "../batch/open-row-file.ts";
import { createJsonReport, createPlainReport } from "../batch/report.ts";
import { chosen, rowOptionsOf, type RowTexts } from "../batch/row-options.ts";
import { isFolder } from "../input/is-folder.ts";
import { WrongUse } from "../input/wrong-use.ts";
import { onInterrupt } from "../on-interrupt.ts";
import { refuseOption } from "../options/option-problem.ts";
import { sheetOptionsOf, type SheetTexts } from "../options/sheet-options.ts";
import { printLine } from "../output/print.ts";

const SHEET_FORMATS = ["pdf", "zpl"] as const;

export interface SheetCommandOptions extends RowTexts, SheetTexts {
  output: string;
  format?: string;
  /** Columns, several of them with commas. */
  text: string[];
  onError: string;
  json: boolean;
  quiet: boolean;
}

/** `quietzone sheet`. @returns the exit code */
export const sheet = async (source: string, options: SheetCommandOptions): Promise<number> => {
  const format = formatOf(options);
  const dpi = format === "zpl" && options.design.dpi ? labelDpiProblem(Number(options.design.dpi)) : null;
  if (dpi !== null) throw refuseOption([{ name: "dpi", message: dpi }]);
  const texts = options.text.flatMap((names) => names.split(",")).map((name) => name.trim());
  const { inputFormat, defaults, ...rows } = rowOptionsOf(
    source,
    { ...options, design: textsAtPrinterDpi(options.design, format) },
    texts.filter((name) => name !== ""),
  );
  const design = await sheetOptionsOf(options, format);
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
        format,
        output: options.output,
        defaults: { ...defaults, ink: plainPress(format).ink, now: sourceDate() },
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
      report.add({ kind: "sentence", sentence: summaryText(summary, format) });
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

/** @throws WrongUse */
const formatOf = ({
  output,
  format: asked,
}: Pick<SheetCommandOptions, "output" | "format">): "pdf" | "zpl" => {
  const named = SHEET_FORMATS.find((each) => output.toLowerCase().endsWith(`.${each}`));
  const format = chosen("--format", asked, SHEET_FORMATS) ?? named;
  if (format === undefined || isFolder(output))
    throw new WrongUse(
      `-o: "${output}" is no name of a PDF, such as labels.pdf, nor of a ZPL file, such as labels.zpl.`,
    );
  if (named === undefined || named === format) return format;
  throw new WrongUse(`-o: ${output} is the name of a .${named} file, and --format says ${format}.`);
};

const summaryText = (
  { labels, pages, failed, output, complete, interrupted }: SheetSummary,
  format: "pdf" | "zpl",
): string => {
  if (interrupted) return `Interrupted: ${output} was not written. The same command starts over.`;
  if (!complete) return `Stopped: ${output} was not written.`;
  const rows = failed === 0 ? "" : ` ${counted(failed, "row")} failed.`;
  const printed = format === "zpl" ? "" : ` on ${counted(pages, "page")}`;
  return `${counted(labels, "label")}${printed} written to ${output}.${rows}`;
};
