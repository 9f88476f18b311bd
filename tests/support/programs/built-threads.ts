import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Parts } from "../../../adapters/app/create-services.ts";
import { builtProgram } from "./product.ts";

const built = (name: string): URL => pathToFileURL(join(dirname(builtProgram()), name));

/**
 * The threads of the built product: threads from source first load a compiler, which takes longer than most
 * route tests.
 */
export const builtThreads = (): Pick<Parts, "threadEntries"> => ({
  threadEntries: {
    entry: built("code-worker.js"),
    batchEntries: {
      coordinatorEntry: built("batch-coordinator.js"),
      workerEntry: built("batch-worker.js"),
    },
  },
});
