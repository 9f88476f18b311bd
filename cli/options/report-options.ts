import type { Command } from "commander";
import { readSignedLength } from "../../core/codes/print/length.ts";
import type { PrintedSize } from "../../core/codes/print/printed-size.ts";
import { gainProblem } from "../../core/codes/print/report/gain-problem.ts";
import { isFolder } from "../input/is-folder.ts";
import { WrongUse } from "../input/wrong-use.ts";

/** Options of the report on how a code prints, as typed. */
export interface ReportOptions {
  report?: string;
  gain?: string;
}

const FORMATS = ["pdf", "txt", "json"] as const;

/** Destination of a report: a file, standard output in words, or only the JSON of the result. */
export type ReportTarget =
  | { kind: "file"; path: string; format: (typeof FORMATS)[number] }
  | { kind: "stdout" }
  | { kind: "json" };

export const addReportOptions = (command: Command): Command =>
  command
    .option(
      "--report <file>",
      "how it prints: a .pdf, .txt or .json with grades after ISO/IEC 15415/15416 and the print gain it tolerates, or - for words",
    )
    .option(
      "--gain <length>",
      "of the report: measure with bars and modules wider by this much, such as 0.05mm, or narrower (-0.05mm)",
    );

/**
 * The requested report.
 * @param printed the size of the code on paper, if it has one
 * @returns null if none is requested
 * @throws WrongUse
 */
export function wantedReport(
  options: ReportOptions & { json?: boolean; output?: string; format?: string },
  printed: PrintedSize | null,
): { target: ReportTarget; gain: number } | null {
  const { report, gain, json } = options;
  if (report === undefined && gain === undefined) return null;
  if (report === undefined && json !== true)
    throw new WrongUse("--gain is for the report on how a code prints: add --report or --json.");
  const target = targetOf(options);
  if (printed === null)
    throw new WrongUse(
      "--report: say how large the code is printed, such as --size 25mm --dpi 300, or --module 0.4mm --dpi 300.",
    );
  return { target, gain: gain === undefined ? 0 : gainOf(gain, printed) };
}

function targetOf({ report, json, output, format }: Parameters<typeof wantedReport>[0]): ReportTarget {
  if (report === undefined) return { kind: "json" };
  if (report === "-") {
    if (json === true) return { kind: "json" };
    if (output === "-" || (output === undefined && format !== undefined))
      throw new WrongUse("--report: standard output is the code itself. Name a file for one of them.");
    return { kind: "stdout" };
  }
  const named = FORMATS.find((each) => report.toLowerCase().endsWith(`.${each}`));
  if (named === undefined || isFolder(report))
    throw new WrongUse(
      `--report: "${report}" is not a file that ends in .pdf, .txt or .json. Name one, or - for words on standard output.`,
    );
  if (report === output) throw new WrongUse("--report and -o name the same file: the code would be lost.");
  return { kind: "file", path: report, format: named };
}

/** Reads the gain in mm. @param module X-dimension, mm. @throws WrongUse if it is no length, or not less than a module */
function gainOf(text: string, { module }: PrintedSize): number {
  const mm = readSignedLength(text);
  if (mm === null)
    throw new WrongUse(`--gain: "${text}" is not a length: write one such as 0.05mm or -0.05mm.`);
  const problem = gainProblem(mm, module);
  if (problem !== null) throw new WrongUse(`--gain: ${problem}`);
  return mm;
}
