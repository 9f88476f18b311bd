#!/usr/bin/env node
import { runBatchInThreads } from "../adapters/codes/batch/run-batch-in-threads.node.ts";
import { batchEntries } from "../adapters/codes/batch/batch-entries.node.ts";
import { runProgram } from "./run-program.ts";

// `quietzone ... | head` closes the pipe: output has no reader, but the command still ends normally
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    // a full disk, mostly
    if (stream === process.stdout) {
      process.stderr.write(`error: Standard output cannot be written (${error.code}).\n`);
    }
    process.exit(1);
  });
}

process.exitCode = await runProgram(process.argv, (workers, ...run) =>
  runBatchInThreads({ ...batchEntries, workers }, ...run),
);
