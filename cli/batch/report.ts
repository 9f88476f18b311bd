import { createProgress } from "./progress.ts";
import type { RowIssue } from "./row.ts";

export interface Summary {
  rows: number;
  written: number;
  /** Files of an interrupted run that were still right. */
  kept: number;
  failed: number;
  /** Folder or ZIP. */
  output: string;
  /** Null in a ZIP, which has it inside. */
  manifest: string | null;
  interrupted: boolean;
}

/** What a batch says while it runs. */
export interface Report {
  issue(issue: RowIssue): void;
  note(issue: RowIssue): void;
  unknownColumns(names: string[]): void;
  /** A sentence about the run as a whole. */
  say(sentence: string): void;
  progress(done: number, total: number): void;
  done(summary: Summary): void;
}

/** For people: the result on stdout, everything else on stderr. */
export const createPlainReport = (quiet: boolean): Report => {
  const progress = createProgress(process.stderr, quiet);
  const tell = (line: string) => {
    progress.clear();
    process.stderr.write(`${line}\n`);
  };
  return {
    issue: (issue) => tell(sentenceOf(issue)),
    note: (issue) => (quiet ? undefined : tell(`note: ${sentenceOf(issue)}`)),
    unknownColumns: (names) =>
      tell(`note: no known column, left out: ${names.map((name) => `"${name}"`).join(", ")}`),
    say: (sentence) => (quiet ? undefined : tell(sentence)),
    progress: (done, total) => progress.update(done, total),
    done(summary) {
      progress.clear();
      // what is wrong has been said
      if (summary.written + summary.kept === 0 && !summary.interrupted) return;
      process.stdout.write(`${summary.manifest ?? summary.output}\n`);
      if (!quiet) tell(summaryLine(summary));
    },
  };
};

/** For programs: one JSON object a line on stdout. */
export const createJsonReport = (): Report => ({
  issue: (issue) => emit("issue", issue),
  note: (issue) => emit("note", issue),
  unknownColumns: (columns) => emit("unknown_columns", { columns }),
  say: (sentence) => void process.stderr.write(`${sentence}\n`),
  progress: () => undefined,
  done: (summary) => emit("done", summary),
});

const emit = (event: string, values: object): void =>
  void process.stdout.write(`${JSON.stringify({ event, ...values })}\n`);

const sentenceOf = ({ line, column, message, corrected }: RowIssue): string =>
  `line ${line}${column === "" ? "" : `, ${column}`}: ${message}${corrected === undefined ? "" : ` Corrected: ${corrected}`}`;

const summaryLine = ({ written, kept, failed, output, interrupted }: Summary): string => {
  const parts = [`${written} written to ${output}`];
  if (kept > 0) parts.push(`${kept} were there already`);
  if (failed > 0) parts.push(`${failed} failed`);
  return `${interrupted ? "Interrupted: " : ""}${parts.join(", ")}.${interrupted ? " The same command goes on from here." : ""}`;
};
