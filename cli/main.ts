#!/usr/bin/env node
import { runProgram } from "./run-program.ts";

// `quietzone ... | head` closes the pipe: nobody is left to tell, but the command still ends as it would have
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

/** The modules of threads, which stand elsewhere after the build. */
const isBuilt = !import.meta.url.endsWith(".ts");
const threads = {
  coordinatorEntry: new URL(
    isBuilt ? "./batch-coordinator.js" : "../adapters/codes/batch/coordinator.node.ts",
    import.meta.url,
  ),
  workerEntry: new URL(
    isBuilt ? "./batch-worker.js" : "../adapters/codes/batch/worker.node.ts",
    import.meta.url,
  ),
};

process.exitCode = await runProgram(process.argv, threads);
