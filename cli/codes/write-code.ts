import { join } from "node:path";
import { type ProvenBy, provenBy } from "../../core/codes/proven-by.ts";
import { EXPORT_FORMATS, type ExportFormat, formatOfName } from "../../core/codes/file-format.ts";
import type { Press } from "../../core/codes/print/press.ts";
import type { Robustness } from "../../core/codes/qr/robustness.ts";
import { verdictOf } from "../../core/codes/verdict.ts";
import type { PrintableCode } from "../../adapters/codes/report/print-code.ts";
import type { FileProof } from "../../adapters/codes/prove/prove-file.node.ts";
import { narrowed, narrowedHint } from "../../adapters/codes/files/press-code.ts";
import { loadRenderer } from "../../adapters/codes/files/load-renderer.node.ts";
import { printerText } from "../../adapters/printer/printer-address.ts";
import { isFolder } from "../input/is-folder.ts";
import { WrongUse } from "../input/wrong-use.ts";
import { type PressOptions, pressOf } from "../options/press-options.ts";
import { NATIVE_NOTICE } from "../../core/codes/print/label-printer.ts";
import { askedSentence } from "../../core/codes/print/printed-size.ts";
import { warn } from "../output/warn.ts";
import { type ReportOptions, wantedReport } from "../options/report-options.ts";
import { guardProof } from "./proof-guard.ts";
import { printerOf, sentText } from "./printer.ts";
import { printReport } from "./print-report.ts";
import { writeWhole } from "./write-whole.ts";

export interface OutputOptions extends PressOptions, ReportOptions {
  output?: string;
  format?: string;
  /** Address of a label printer. */
  print?: string;
  verify: boolean;
  force?: boolean;
  json?: boolean;
}

/**
 * Destination of a single code: a file, only a label printer, standard output in that format, a drawing in
 * the terminal, or nowhere if only a report is requested, which then assumes a PDF.
 */
type NamedDestination =
  | { kind: "file"; path: string; format: ExportFormat }
  | { kind: "stdout"; format: ExportFormat }
  | { kind: "printer"; format: "zpl" }
  | { kind: "report"; format: "pdf" }
  | { kind: "terminal"; format: null };

/** The same with the placement of the code on its paper. */
export type Destination = NamedDestination & { press: Press };

/** @throws WrongUse for a file name or a format that is not supported, and for a placement that the format has not */
export const destinationOf = (options: OutputOptions): Destination => {
  const destination = namedDestination(options);
  if (options.print !== undefined) refusePrinting(options.print, destination);
  return { ...destination, press: pressOf(options, destination.format) };
};

const refusePrinting = (printer: string, destination: NamedDestination): void => {
  printerOf(printer);
  if (destination.kind !== "printer" && (destination.kind !== "file" || destination.format !== "zpl"))
    throw new WrongUse(
      "--print sends labels in ZPL: leave -o and --format out, or name a file that ends in .zpl.",
    );
};

const namedDestination = ({
  output,
  format: asked,
  json,
  report,
  print,
}: OutputOptions): NamedDestination => {
  const format = EXPORT_FORMATS.find((each) => each === asked?.toLowerCase()) ?? null;
  if (asked !== undefined && format === null) {
    throw new WrongUse(`--format: "${asked}" is not one of ${EXPORT_FORMATS.join(", ")}.`);
  }
  if (output === undefined && print !== undefined && (format ?? "zpl") === "zpl")
    return { kind: "printer", format: "zpl" };
  if (output === "-" && json === true) {
    throw new WrongUse("--json needs a file: with -o -, standard output is the code itself.");
  }
  if (output === undefined && format === null && report !== undefined)
    return { kind: "report", format: "pdf" };
  if (output === undefined && json === true) throw new WrongUse("--json needs a file: add -o.");
  if (output === undefined)
    return format === null ? { kind: "terminal", format } : { kind: "stdout", format };
  if (output === "") throw new WrongUse("-o: name a file that ends in .png, .svg, .pdf, .eps or .zpl.");
  if (output === "-") return { kind: "stdout", format: format ?? "png" };
  const named = format ?? formatOfName(output);
  if (named === null && isFolder(output))
    throw new WrongUse(`${output} is a folder: name a file in it, such as ${join(output, "code.png")}.`);
  if (named === null) {
    throw new WrongUse(
      `${output} should end in .png, .svg, .pdf, .eps or .zpl, or --format should say what to write.`,
    );
  }
  return { kind: "file", path: output, format: named };
};

/**
 * Writes a code as a file, reads the bytes back, then writes them. A code that does not scan is not written unless
 * forced.
 * A report on how it prints comes last.
 * @param cautions about the code, for its verdict
 * @param more `askedLength`: how large it was to be, where that was a length; what else --json says of it
 * @throws DomainError `storage_failed`; `validation_failed` for a code that does not scan
 */
export const writeCode = async (
  made: PrintableCode,
  destination: Destination,
  options: OutputOptions,
  cautions: readonly object[],
  {
    askedLength,
    ...measured
  }: { robustness?: Robustness | undefined; askedLength?: string | undefined } = {},
): Promise<void> => {
  const wanted = wantedReport(options, made.printed);
  if (destination.kind === "terminal") {
    const { renderTerminal } = await import("../../adapters/codes/files/render-terminal.ts");
    process.stdout.write(renderTerminal(made.drawing, { color: isTerminal(process.stdout) }));
    return;
  }
  const { press } = destination;
  const code = narrowed(made, destination.format, press);
  const reported = () =>
    wanted &&
    printReport(code, made, {
      ...wanted,
      asked: askedLength,
      reduction: press.barWidthReduction,
      isJson: options.json ?? false,
    });
  if (destination.kind === "report") {
    const report = await reported();
    if (options.json) process.stdout.write(`${JSON.stringify({ report })}\n`);
    return;
  }
  const [render, prover] = await Promise.all([
    loadRenderer(destination.format, press),
    // the readers are loaded only to test something
    options.verify ? import("../../adapters/codes/prove/prove-file.node.ts") : null,
  ]);
  prover?.loadReaders(code.asked.format);
  const bytes = await render(code, new Date());
  if (press.native) warn("note", NATIVE_NOTICE);
  const proven = prover && (await prover.proveFile(bytes, destination.format, code, { isSearched: true }));
  if (proven) guardProof(proven, options.force ?? false, narrowedHint(press));
  if (destination.kind === "stdout") {
    process.stdout.write(bytes);
    await reported();
    return;
  }
  if (destination.kind === "file") writeWhole(destination.path, bytes);
  const { format, content } = code.asked;
  const written = {
    ...(destination.kind === "file" && { file: destination.path }),
    format,
    content,
    bytes: bytes.length,
    // the printer's own drawing cannot be verified
    verified: proven && holds(proven) && !press.native,
    ...(press.native && { native: true }),
    ...(proven ? provenBy(format, proven.proof) : NOT_READ),
    verdict: proven && (proven.damage === null ? verdictOf(proven.proof, cautions) : "fails"),
    ...measured,
    ...(code.printed && { printed: code.printed }),
  };
  if (code.printed) warn("note", `${askedSentence(askedLength, code.printed)}.`);
  if (!options.json && destination.kind === "file") process.stdout.write(`${destination.path}\n`);
  const report = await reported();
  // last: what cannot be written must not be found out once the label is printed
  const sent = options.print === undefined ? null : await print(options.print, bytes, press.copies);
  if (!options.json && sent) process.stdout.write(`${sent.sentence}.\n`);
  if (!options.json) return;
  const printing = sent && { printer: sent.printer, labels: press.copies };
  process.stdout.write(`${JSON.stringify({ ...written, ...printing, ...(report && { report }) })}\n`);
};

const print = async (address: string, bytes: Uint8Array, copies: number) => {
  const { sendToPrinter } = await import("../../adapters/printer/send-to-printer.node.ts");
  const printer = printerOf(address);
  const count = await sendToPrinter([bytes], printer);
  return { printer: printerText(printer), sentence: sentText(copies, count, printer) };
};

const holds = ({ proof, damage }: FileProof): boolean => proof.scans && damage === null;

const NOT_READ: ProvenBy = { readers: [], independent: false };

/** Node leaves `isTTY` undefined if there is no terminal, although its types say otherwise. */
const isTerminal = (stream: { isTTY?: boolean }): boolean => stream.isTTY ?? false;
