#!/usr/bin/env node
import { batchEntries } from "../adapters/codes/batch/batch-entries.node.ts";
import { runProgram } from "./run-program.ts";

// `quietzone ... | head` closes the pipe: nobody is left to tell, but the command still ends as it would have
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

process.exitCode = await runProgram(process.argv, batchEntries);
