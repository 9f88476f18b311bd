import { pino, type DestinationStream, type Logger } from "pino";
import { textLine } from "./log-text.ts";

interface Options {
  level: string;
  /** Null: text where a person reads it at a terminal, else JSON. */
  format: "text" | "json" | null;
}

/** What waits at most while standard error takes nothing: a full disk under a log file must not fill the memory. */
const MOST_WAITING_BYTES = 1_048_576;

/**
 * Ends a line for some reader, or moves its cursor, and stands in JSON as it is: controls from 7F on, the separators of lines and
 * paragraphs. In JSON they stand in strings only, where an escape means the same.
 */
const BREAKS = /[\u007f-\u009f\u2028\u2029]/g;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Each entry is one line, whatever it holds (auth contract 2.5, 54). */
const toLine = (format: "text" | "json", json: string): string =>
  format === "text" ? textLine(json) : json.replace(BREAKS, escaped);

/** The log, on standard error: standard output is for results. @param to in place of it */
export function createLog({ level, format }: Options, to: DestinationStream = standardError()): Logger {
  const chosen = format ?? (process.stderr.isTTY ? "text" : "json");
  return pino(
    {
      level,
      // several processes of one machine may share a log; its name is no line's business
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line) => to.write(toLine(chosen, line)) },
  );
}

/** Written at once, so that a crash loses no line of what led to it. */
function standardError(): DestinationStream {
  const stream = pino.destination({ dest: 2, sync: true, maxLength: MOST_WAITING_BYTES });
  // a log that cannot be written ends no server
  stream.on("error", () => undefined);
  return stream;
}
