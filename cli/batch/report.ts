import { createProgress } from "./progress.ts";
import type { Report, ReportEvent, Summary } from "../../adapters/codes/batch/batch-report.ts";
import type { RowIssue } from "../../adapters/codes/batch/row.ts";

/** For people: the result on stdout, everything else on stderr. */
export const createPlainReport = (quiet: boolean): Report => {
  const progress = createProgress(process.stderr, quiet);
  const say = (line: string) => {
    progress.clear();
    process.stderr.write(`${line}\n`);
  };
  return {
    tell(event) {
      if (event.kind === "issue") say(sentenceOf(event.issue));
      else if (event.kind === "progress") progress.update(event.done, event.total);
      else if (!quiet) say(noticeOf(event));
    },
    done(summary) {
      progress.clear();
      // what is wrong has been said
      if (summary.written + summary.kept === 0 && !summary.interrupted) return;
      process.stdout.write(`${summary.manifest ?? summary.output}\n`);
      if (!quiet) say(summaryLine(summary));
    },
  };
};

/** For programs: one JSON object a line on stdout. */
export const createJsonReport = (): Report => ({
  tell(event) {
    if (event.kind === "issue" || event.kind === "note") emit(event.kind, event.issue);
    else if (event.kind === "unknown_columns") emit(event.kind, { columns: event.columns });
    else if (event.kind === "sentence") process.stderr.write(`${event.sentence}\n`);
  },
  done: (summary) => emit("done", summary),
});

const emit = (event: string, values: object): void =>
  void process.stdout.write(`${JSON.stringify({ event, ...values })}\n`);

const noticeOf = (event: Exclude<ReportEvent, { kind: "issue" | "progress" }>): string => {
  if (event.kind === "sentence") return event.sentence;
  if (event.kind === "note") return `note: ${sentenceOf(event.issue)}`;
  return `note: no known column, left out: ${event.columns.map((name) => `"${name}"`).join(", ")}`;
};

const sentenceOf = ({ line, column, message, corrected }: RowIssue): string =>
  `line ${line}${column === "" ? "" : `, ${column}`}: ${message}${corrected === undefined ? "" : ` Corrected: ${corrected}`}`;

const summaryLine = ({ written, kept, failed, output, interrupted }: Summary): string => {
  const parts = [`${written} written to ${output}`];
  if (kept > 0) parts.push(`${kept} were there already`);
  if (failed > 0) parts.push(`${failed} failed`);
  return `${interrupted ? "Interrupted: " : ""}${parts.join(", ")}.${interrupted ? " The same command goes on from here." : ""}`;
};
