import { pino, type DestinationStream, type Logger } from "pino";
import { textLine } from "./log-text.ts";

interface Options {
  level: string;
  /** Null: text on a terminal, otherwise JSON. */
  format: "text" | "json" | null;
}

/** Maximum queued while standard error is blocked: a full disk under a log file must not fill the memory. */
const MAX_QUEUED_BYTES = 1_048_576;

/**
 * Characters that end a line or move the cursor in some viewers, and that JSON does not escape: controls from
 * 7F on, line and paragraph separators. In JSON, they occur in strings only, in which an escape is
 * equivalent.
 */
const BREAKS = /[\u007f-\u009f\u2028\u2029]/g;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Each entry is one line, whatever it holds. */
const toLine = (format: "text" | "json", json: string): string =>
  format === "text" ? textLine(json) : json.replace(BREAKS, escaped);

/** The log, on standard error: standard output is for results. @param to replaces it */
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

/** Lines that come within this time are written together: one at a time they would cost a tenth of a small request. */
const GATHER_MS = 50;
const MAX_BATCH_BYTES = 65_536;

/**
 * Gathers lines and writes them together, at the latest when the process ends. Only one that is killed from outside loses some, of
 * its last twentieth of a second.
 */
export function gatherLines(to: DestinationStream): DestinationStream {
  let waiting = "";
  let timer: NodeJS.Timeout | null = null;
  const write = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    const lines = waiting;
    waiting = "";
    if (lines !== "") to.write(lines);
  };
  process.on("exit", write);
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= MAX_BATCH_BYTES) write();
      else timer ??= setTimeout(write, GATHER_MS).unref();
    },
  };
}

let shared: DestinationStream | null = null;

/** One for all logs of the process. */
function standardError(): DestinationStream {
  if (shared !== null) return shared;
  const stream = pino.destination({ dest: 2, sync: true, maxLength: MAX_QUEUED_BYTES });
  // a log that cannot be written ends no server
  stream.on("error", () => undefined);
  shared = gatherLines(stream);
  return shared;
}
