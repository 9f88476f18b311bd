import { DomainError } from "../../core/errors.ts";
import { visibleLines } from "../codes/visible-text.ts";
import { WrongUse } from "../input/wrong-use.ts";

/**
 * The single exit for errors: a sentence on stderr, an object on stdout for `--json`. The stack of an
 * unexpected error is shown if QUIETZONE_DEBUG is set.
 * @returns the exit code
 */
export const reportError = async (error: unknown, json: boolean): Promise<number> => {
  const foreseen = error instanceof DomainError || error instanceof WrongUse;
  const message = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof DomainError ? error.code : error instanceof WrongUse ? "wrong_use" : "unexpected";
  if (json) printError(code, message);
  // a message may contain untrusted names: of a file, or from a table row
  const sentence = foreseen ? ended(message) : `${firstLine(message)} (unexpected)`;
  process.stderr.write(`error: ${visibleLines(sentence)}\n`);
  if (!foreseen && error instanceof Error) {
    // loaded for unexpected errors only
    const { isDebugging } = await import("../../adapters/config/config.ts");
    if (isDebugging()) process.stderr.write(`${error.stack}\n`);
  }
  return error instanceof WrongUse ? 2 : 1;
};

/** An error for programs, on stdout. */
export const printError = (code: string, message: string): void =>
  void process.stdout.write(`${JSON.stringify({ event: "error", code, message })}\n`);

/** Sentences on screens have no period; those of the command line do. */
export const ended = (text: string): string => (/[.!?:)\]}]$/.test(text) ? text : `${text}.`);

/** A query of the database begins with a line break. */
const firstLine = (text: string): string => text.trim().split("\n", 1)[0] ?? "";
