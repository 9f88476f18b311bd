import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";

interface Ended {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

export interface RunningProduct {
  process: ChildProcess;
  /** Standard output so far. */
  stdout: () => string;
  /** Waits for a text in standard output; throws if the program exits first. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<Ended>;
}

/** Path of the built command line. */
export function builtProgram(): string {
  const path = join(import.meta.dirname, "../../../dist/server/main.js");
  if (!existsSync(path)) throw new Error("The product is not built yet. Run: npm run build");
  return path;
}

/**
 * Runs the built command line as operators do, with only PATH, HOME and TMPDIR of this process's environment.
 */
export function runProduct(
  args: string[],
  env: Record<string, string> = {},
  program: string = builtProgram(),
): RunningProduct {
  const { PATH = "", HOME = "", TMPDIR } = process.env;
  return runProgram(process.execPath, [program, ...args], {
    env: { PATH, HOME, ...(TMPDIR === undefined ? {} : { TMPDIR }), ...env },
  });
}

/** Starts any program and records its output. */
export function runProgram(
  command: string,
  args: string[],
  options: Pick<SpawnOptions, "cwd" | "env" | "uid" | "gid">,
): RunningProduct {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const ended = once(child, "close").then(([exitCode]: (number | null)[]) => ({
    exitCode: exitCode ?? null,
    stdout,
    stderr,
  }));

  async function says(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(stdout);
      if (found) return found;
      const over = await Promise.race([once(child.stdout, "data").then(() => false), ended.then(() => true)]);
      if (over && !pattern.test(stdout))
        throw new Error(`it ended without saying ${pattern}: ${stdout}${stderr}`);
    }
  }
  return { process: child, stdout: () => stdout, says, ended };
}
