#!/usr/bin/env node
import { CommanderError } from "commander";
import { createProgram } from "./program.ts";
import { reportError } from "./report-error.ts";

// `quietzone ... | head` closes the pipe: nobody is left to tell, but the command still ends as it would have
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

/** The modules of threads, which stand elsewhere after the build. */
const isBuilt = !import.meta.url.endsWith(".ts");
const threads = {
  coordinatorEntry: new URL(isBuilt ? "./batch-coordinator.js" : "./batch/coordinator.ts", import.meta.url),
  workerEntry: new URL(isBuilt ? "./batch-worker.js" : "./batch/worker.ts", import.meta.url),
};

const run = async (argv: string[]): Promise<void> => {
  const program = createProgram(threads, (exitCode) => (process.exitCode = exitCode));
  const throwing = (command: typeof program): void => {
    command.exitOverride();
    command.commands.forEach(throwing);
  };
  throwing(program);
  try {
    await program.parseAsync(argv);
  } catch (error) {
    // commander has said what is wrong already
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else process.exitCode = await reportError(error, argv.includes("--json"));
  }
};

await run(process.argv);
