import { vi } from "vitest";
import type { JobList, ListResult } from "../../../adapters/codes/batch/job.ts";
import { createListMaker } from "../../../adapters/codes/batch/make-list.node.ts";
import { withStandingFiles } from "../../../adapters/codes/batch/output/manifest-records.node.ts";
import { runBatch } from "../../../adapters/codes/batch/run-batch.node.ts";
import type { RunBatch } from "../../../cli/commands/batch.ts";
import { runProgram } from "../../../cli/run-program.ts";

export interface OutcomeHere {
  code: number;
  stdout: string;
  stderr: string;
}

/** A batch without threads, run in this process. */
const runBatchHere: RunBatch = async (_workers, options, report, flag) => {
  const { format, press, folder, verify } = options;
  const makeList = await createListMaker({ format, press, folder, verify, worker: 0 });
  // sequentially, as in a worker
  let last: Promise<unknown> = Promise.resolve();
  const run = (list: JobList): Promise<ListResult> => {
    const result = last.then(() => makeList(list));
    last = result.catch(() => undefined);
    return result;
  };
  const summary = await runBatch(
    options,
    { size: 1, run },
    {
      report: (event) => report.add(event),
      flush: () => Promise.resolve(),
      interrupted: () => Atomics.load(flag, 0) !== 0,
    },
  );
  return withStandingFiles(summary, folder);
};

/**
 * Runs the command line in this process. This is ten times faster than a separate process with threads, which
 * tests need only for standard input, signals and exits.
 * @param cwd working directory
 */
export async function programHere(args: string[], cwd = process.cwd()): Promise<OutcomeHere> {
  if (args.includes("-")) throw new Error("Standard input is that of the tests: start a process");
  const said = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      said[name] += String(text);
      return true;
    }),
  );
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const code = (await runProgram(["node", "quietzone", ...args], runBatchHere)) ?? 0;
    return { code, ...said };
  } finally {
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
  }
}
