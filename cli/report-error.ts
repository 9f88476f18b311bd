import { DomainError } from "../core/errors.ts";
import { WrongUse } from "./wrong-use.ts";

/**
 * The one error exit: a sentence on stderr, an object on stdout for `--json`. The stack of an error that nobody foresaw is
 * shown with QUIETZONE_DEBUG set.
 * @returns the exit code
 */
export const reportError = async (error: unknown, json: boolean): Promise<number> => {
  const foreseen = error instanceof DomainError || error instanceof WrongUse;
  const message = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof DomainError ? error.code : error instanceof WrongUse ? "wrong_use" : "unexpected";
  if (json) process.stdout.write(`${JSON.stringify({ event: "error", code, message })}\n`);
  process.stderr.write(`error: ${foreseen ? message : `${firstLine(message)} (unexpected)`}\n`);
  if (!foreseen && error instanceof Error) {
    // loaded for errors that nobody foresaw only
    const { isDebugging } = await import("../adapters/config.ts");
    if (isDebugging()) process.stderr.write(`${error.stack}\n`);
  }
  return error instanceof WrongUse ? 2 : 1;
};

/** A query of the database begins with a line break. */
const firstLine = (text: string): string => text.trim().split("\n", 1)[0] ?? "";
