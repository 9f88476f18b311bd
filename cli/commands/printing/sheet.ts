import { createReadStream, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeSheet, type SheetSummary } from "../../../adapters/codes/sheet/make-sheet.node.ts";
import { optionText } from "../../../adapters/codes/batch/input/option-text.ts";
import { sourceDate } from "../../../adapters/config/config.ts";
import pkg from "../../../package.json" with { type: "json" };
import { labelDpiProblem, atPrinterDpi } from "../../../core/codes/print/label-printer.ts";
import { readLength } from "../../../core/codes/print/length.ts";
import { readResolution } from "../../../core/codes/print/resolution.ts";
import { counted } from "../../../core/codes/sentence.ts";
import { findRowType } from "../../../core/codes/texts/row-types.ts";
import { openRowFile } from "../../batch/open-row-file.ts";
import { createJsonReport, createPlainReport } from "../../batch/report.ts";
import { chosen } from "../../options/chosen.ts";
import { rowOptionsOf, type RowTexts } from "../../batch/row-options.ts";
import { isFolder } from "../../input/is-folder.ts";
import { makeTemporaryFolder } from "../../input/temporary-folder.ts";
import { WrongUse } from "../../input/wrong-use.ts";
import { onInterrupt } from "../../on-interrupt.ts";
import { printerOf, sentText } from "../../codes/printer.ts";
import { type PrinterAddress, printerText } from "../../../adapters/printer/printer-address.ts";
import { reportError } from "../../output/report-error.ts";
import { refuseOption } from "../../options/option-problem.ts";
import { sheetOptionsOf } from "../../options/sheet-options.ts";
import { usualCut } from "../../options/sheet-template.ts";
import type { SheetTexts } from "../../options/sheet-texts.ts";
import { printLine } from "../../output/print.ts";

const SHEET_FORMATS = ["pdf", "zpl"] as const;

export interface SheetCommandOptions extends RowTexts, SheetTexts {
  output?: string;
  format?: string;
  /** Address of a label printer. */
  print?: string;
  /** Columns, several of them with commas. */
  text: string[];
  /** For every label whose row has no picture of its own. */
  picture?: string;
  pictureColumn?: string;
  onError: string;
  json: boolean;
  quiet: boolean;
}

/** Options that are px without a unit; of QR codes, the margin is in modules. */
const IN_PIXELS = ["size", "width", "height", "bar_width", "bar_height", "font_size"] as const;
const BARS_IN_PIXELS = [...IN_PIXELS, "margin"] as const;

/** `quietzone sheet`. @returns the exit code */
export const sheet = async (source: string, options: SheetCommandOptions): Promise<number> => {
  const format = formatOf(options);
  const printer = options.print === undefined ? null : printerOf(options.print);
  const dpi = readResolution(options.design.dpi ?? "");
  const dpiProblem = format === "zpl" && dpi !== null ? labelDpiProblem(dpi) : null;
  if (dpiProblem !== null) throw refuseOption([{ name: "dpi", message: dpiProblem }]);
  const texts = options.text.flatMap(columnNames);
  const { inputFormat, defaults, ...rows } = rowOptionsOf(
    source,
    { ...options, design: atPrinterDpi(options.design, format) },
    {
      labelTexts: texts.filter((name) => name !== ""),
      ...(options.pictureColumn !== undefined && { labelPicture: options.pictureColumn }),
    },
  );
  const design = await sheetOptionsOf(options, format);
  const onError = chosen("--on-error", options.onError, ["stop", "skip"]) ?? "stop";
  const file = await openRowFile(source);
  // labels are sent once all of them are made: a row that fails must not leave half of them printed
  const folder = options.output === undefined ? makeTemporaryFolder("labels") : null;
  const output = options.output ?? join(folder ?? "", "labels.zpl");
  const interrupt = onInterrupt();
  const report = options.json ? createJsonReport(options.quiet) : createPlainReport(options.quiet);
  const interrupted = () => Atomics.load(interrupt.flag, 0) !== 0;
  const names = findRowType(options.type) === "barcode" ? BARS_IN_PIXELS : IN_PIXELS;
  const pixels = names.filter((name) => options.design[name] && readLength(options.design[name]) === null);
  for (const name of pixels) {
    const option = optionText("flag", name, options.design[name] ?? null);
    const sentence = `${option} is in px, which labels do not have, and changes nothing: write it in mm.`;
    report.add({ kind: "sentence", sentence });
  }
  const cut = options.length === undefined ? usualCut(design.labelDesign.template) : null;
  if (cut !== null) report.add({ kind: "sentence", sentence: cut });
  try {
    const summary = await makeSheet(
      {
        ...design,
        file: { name: file.name, path: file.path, ...rows },
        inputFormat,
        format,
        output,
        picture: options.picture === undefined ? null : resolve(options.picture),
        defaults: { ...defaults, now: sourceDate() },
        onError,
        version: pkg.version,
      },
      {
        report: report.add,
        flush: () => Promise.resolve(),
        interrupted,
      },
    );
    report.close();
    if (options.json) {
      const place = folder === null ? {} : { output: null };
      printLine(JSON.stringify({ event: "done", ...summary, ...place }));
    } else {
      if (summary.complete && folder === null) printLine(output);
      if (!summary.complete || folder === null)
        report.add({ kind: "sentence", sentence: summaryText(summary, folder !== null) });
    }
    if (printer !== null && summary.complete) {
      const bytes = await sendLabels(output, printer, interrupted);
      const { labels } = summary;
      const sent = { event: "printed", printer: printerText(printer), bytes, labels };
      printLine(options.json ? JSON.stringify(sent) : `${sentText(labels, bytes, printer)}.`);
    }
    if (summary.interrupted) return interrupt.exitCode();
    return summary.failed > 0 ? 1 : 0;
  } catch (error) {
    if (!interrupted()) throw error;
    await reportError(error, options.json);
    return interrupt.exitCode();
  } finally {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
    report.close();
    interrupt.release();
    file.close();
  }
};

/** Names with commas between them; a comma in a name is written with a backslash. */
const columnNames = (text: string): string[] =>
  text.split(/(?<!\\),/).map((name) => name.replaceAll("\\,", ",").trim());

const sendLabels = async (path: string, printer: PrinterAddress, interrupted: () => boolean) => {
  const { sendToPrinter } = await import("../../../adapters/printer/send-to-printer.node.ts");
  return sendToPrinter(readWhenConnected(path), printer, interrupted);
};

/** Opens the file with the first chunk: a printer that refuses takes none, and the file is removed then. */
async function* readWhenConnected(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>;
}

/** @throws WrongUse */
const formatOf = (options: Pick<SheetCommandOptions, "output" | "format" | "print">): "pdf" | "zpl" => {
  const format =
    options.output === undefined ? formatWithoutFile(options) : formatOfFile(options.output, options);
  if (options.print === undefined || format === "zpl") return format;
  throw new WrongUse(
    "--print sends labels in ZPL: leave -o and --format out, or name a file that ends in .zpl.",
  );
};

const formatWithoutFile = ({ format, print }: Pick<SheetCommandOptions, "format" | "print">) => {
  if (print === undefined)
    throw new WrongUse(
      "Say where the labels go: -o labels.pdf or labels.zpl, or --print tcp://printer:9100.",
    );
  return chosen("--format", format, SHEET_FORMATS) ?? "zpl";
};

const formatOfFile = (output: string, { format: asked }: Pick<SheetCommandOptions, "format">) => {
  if (output === "-")
    throw new WrongUse("-o: labels are written to a file: name one, such as labels.pdf or labels.zpl.");
  const named = SHEET_FORMATS.find((each) => output.toLowerCase().endsWith(`.${each}`));
  const format = chosen("--format", asked, SHEET_FORMATS) ?? named;
  if (format === undefined || isFolder(output))
    throw new WrongUse(
      `-o: "${output}" is not the name of a PDF, such as labels.pdf, or of a ZPL file, such as labels.zpl.`,
    );
  if (named === undefined || named === format) return format;
  throw new WrongUse(`-o: ${output} is the name of a .${named} file, and --format says ${format}.`);
};

/** @param isSent to a printer, so no file stays */
const summaryText = (
  { labels, pages, failed, output, complete, interrupted }: SheetSummary,
  isSent: boolean,
): string => {
  const missed = isSent ? "nothing was printed" : `${output} was not written`;
  if (interrupted)
    return labels > 0 && !isSent
      ? `Interrupted after ${counted(labels, "label")}. The same command continues from there.`
      : `Interrupted: ${missed}. Run the same command again.`;
  if (!complete) return `Stopped: ${missed}.`;
  const rows = failed === 0 ? "" : ` ${counted(failed, "row")} failed.`;
  const printed = pages === null ? "" : ` on ${counted(pages, "page")}`;
  const scale = pages === null ? "" : " Print it at 100%, not fitted to the page.";
  return `${counted(labels, "label")}${printed} written to ${output}.${rows}${scale}`;
};
