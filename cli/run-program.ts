import { CommanderError, type Command } from "commander";
import type { RunBatch } from "./commands/batch.ts";
import { createProgram } from "./program/program.ts";
import { printError, reportError } from "./output/report-error.ts";
import { WrongUse } from "./input/wrong-use.ts";

const NOT_UTF8 =
  "What was typed is not UTF-8, so its letters would come out wrong. Call it from a terminal or script in UTF-8, or write - and send the text by standard input.";

/**
 * Runs one command and reports every error as a sentence.
 * @param argv in the format of `process.argv`
 * @returns the exit code: 0 success, 1 failure, 2 wrong use; absent if the command has set none itself
 */
export async function runProgram(argv: string[], runBatch: RunBatch): Promise<number | undefined> {
  const reported: { exitCode?: number } = {};
  const program = createProgram(runBatch, (exitCode) => (reported.exitCode = exitCode));
  const throwing = (command: Command): void => {
    command.exitOverride();
    command.commands.forEach(throwing);
  };
  throwing(program);
  try {
    // Node substitutes it for invalid UTF-8, and the code would contain it
    if (argv.some((argument) => argument.includes("\ufffd"))) throw new WrongUse(NOT_UTF8);
    await program.parseAsync(argv);
    return reported.exitCode;
  } catch (error) {
    // commander has already printed the problem as text
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      if (argv.includes("--json")) printError("wrong_use", error.message.replace(/^error: /, ""));
      return 2;
    }
    return reportError(error, argv.includes("--json"));
  }
}
