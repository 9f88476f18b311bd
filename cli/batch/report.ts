import { optionText } from "../../adapters/codes/batch/input/option-text.ts";
import { quotedNames } from "../../adapters/codes/batch/input/quoted-names.ts";
import type { Report, ReportEvent, Summary } from "../../adapters/codes/batch/batch-report.ts";
import type { RowIssue } from "../../adapters/codes/batch/input/row.ts";
import { counted } from "../../core/codes/sentence.ts";
import { createProgress } from "./progress.ts";
import { printedLines } from "./printed-lines.ts";
import { createLineOrder } from "./line-order.ts";
import { createRepeated, createRepeatedRows, createTooSmall, SHARED } from "./repeated.ts";

interface BatchReport extends Report {
  /** Prints the held messages, however the run ended. */
  close: () => void;
}

/** For people: the result on stdout, everything else on stderr. */
export const createPlainReport = (quiet: boolean): BatchReport => {
  const progress = createProgress(process.stderr, quiet);
  const say = (line: string) => {
    progress.clear();
    process.stderr.write(`${line}\n`);
  };
  const ofRun = createRepeated();
  const tooSmall = createTooSmall();
  const others = createRepeatedRows();
  const inOrder = createLineOrder(say);
  const close = () => {
    inOrder.flush();
    [...ofRun.take(), ...tooSmall.take(), ...others.take()].forEach(say);
  };
  const addIssue = (kind: "issue" | "note", issue: RowIssue): void => {
    if (kind === "note" && quiet) return;
    const mark = kind === "note" ? "note: " : "";
    const sentence = sentenceOf(kind, issue);
    if (issue.ofRun === true && kind === "issue" && tooSmall.add(issue, sentence)) return;
    if (issue.ofRun === true) {
      if (!ofRun.add(mark + sentence)) say(mark + sentence);
    } else if (!SHARED.has(issue.column) || !others.add(mark, sentence, issue.line)) {
      inOrder.add(issue.line, `${mark}line ${issue.line}${sentence}`);
    }
  };
  return {
    add(event) {
      if (event.kind === "issue" || event.kind === "note") {
        addIssue(event.kind, event.issue);
        return;
      }
      inOrder.flush();
      if (event.kind === "advice" || event.kind === "progress") close();
      if (event.kind === "advice") say(event.sentence);
      else if (event.kind === "progress") progress.update(event.done, event.total);
      else if (!quiet) say(noticeOf(event));
    },
    done(summary) {
      close();
      progress.clear();
      const isEmpty = summary.written + summary.kept === 0 && !summary.interrupted;
      // no file was tried, and why not has been printed
      if (isEmpty && !summary.complete && summary.manifest === null) return;
      const path = summary.manifest ?? (summary.complete ? summary.output : null);
      if (path !== null && !isEmpty) process.stdout.write(`${path}\n`);
      if (quiet) return;
      printedLines(summary.printed).forEach(say);
      say(summaryLine(summary));
    },
    close,
  };
};

/** For programs: one JSON object a line on stdout. */
export const createJsonReport = (quiet: boolean): BatchReport => ({
  add(event) {
    if (quiet && event.kind !== "issue" && event.kind !== "advice") return;
    if (event.kind === "issue" || event.kind === "note") {
      const { ofRun: _, isAbsent: __, ...issue } = event.issue;
      emit(event.kind, issue);
    } else if (event.kind === "unknown_columns") emit(event.kind, { columns: event.columns });
    else if (event.kind === "sentence" || event.kind === "advice")
      emit(event.kind, { message: event.sentence });
  },
  done: (summary) => emit("done", summary),
  close: () => undefined,
});

const emit = (event: string, values: object): void =>
  void process.stdout.write(`${JSON.stringify({ event, ...values })}\n`);

const noticeOf = (event: Extract<ReportEvent, { kind: "sentence" | "unknown_columns" }>): string =>
  event.kind === "sentence"
    ? event.sentence
    : `note: columns with unknown names are ignored: ${shownNames(event.columns)}`;

const NAMED_COLUMNS = 20;
const shownNames = (names: string[]): string => {
  const shown = quotedNames(names.slice(0, NAMED_COLUMNS));
  return names.length > NAMED_COLUMNS ? `${shown} and ${names.length - NAMED_COLUMNS} more` : shown;
};

/** What --fix corrects; a color that --force takes stays as it is. */
const TAKEN = new Set(["content", "file"]);

/** The sentence about an issue, after its line number. */
const sentenceOf = (
  kind: "issue" | "note",
  { column, header, message, corrected, ofRun, isAbsent }: RowIssue,
): string => {
  if (ofRun === true) {
    const advice = corrected === undefined ? "" : ` Use ${optionText("flag", column, corrected)}.`;
    return `--${column.replaceAll("_", "-")}: ${message}${advice}`;
  }
  const isNamed = column !== "" && isAbsent !== true;
  const place = isNamed ? `, ${header === undefined ? column : `"${header}"`}` : "";
  const isTaken = kind === "note" && TAKEN.has(column);
  const value = corrected === undefined ? "" : ` ${isTaken ? "Corrected" : "Suggested"}: ${corrected}`;
  return `${place}: ${message}${value}`;
};

const STOPPED =
  "The same command stops there again: correct the rows named above (their colors, sizes or contents, or the options of the run), or make the others with --on-error skip. What --force accepts is kept only without --verify.";

/** A folder whose name ends in a dot, as the one that is worked in, is quoted: a full stop may follow. */
const shownPath = (path: string): string => (path.endsWith(".") ? `"${path}"` : path);

/** What the codes of a batch are called. */
const NOUNS = { qr: "QR code", barcode: "barcode", mixed: "code" } as const satisfies Record<
  Summary["codes"],
  string
>;

const standingSentence = (standing: number, output: string): string =>
  standing === 1 ? `1 file is in ${shownPath(output)}.` : `${standing} files are in ${shownPath(output)}.`;

const summaryLine = ({
  rows,
  codes,
  written,
  kept,
  failed,
  output,
  manifest,
  complete,
  interrupted,
  standing = 0,
}: Summary): string => {
  if (complete && kept === rows && failed === 0)
    return `Nothing to do: ${rows === 1 ? "the file is" : `all ${rows} files are`} in ${output} already.`;
  const parts = [`${counted(written, NOUNS[codes])} written to ${shownPath(output)}`];
  if (kept > 0) parts.push(`${kept} were there already`);
  if (failed > 0) parts.push(`${failed} failed`);
  if (complete) return `${parts.join(", ")}.`;
  if (!interrupted)
    return `Stopped: ${manifest === null ? `${output} was not written` : parts.join(", ")}. ${STOPPED}`;
  if (manifest === null && standing > 0)
    return `Interrupted while the rows were checked. ${standingSentence(standing, output)} The same command continues from there.`;
  if (manifest === null && written === 0)
    return "Interrupted before any file was written. Run the same command again.";
  if (manifest === null) return `Interrupted: ${output} was not written. The same command starts over.`;
  const others = standing > written + kept ? ` ${standingSentence(standing, output)}` : "";
  return `Interrupted: ${parts.join(", ")}.${others} The same command continues from here.`;
};
