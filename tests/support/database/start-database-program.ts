import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const PROGRAM = new URL("./database-program.ts", import.meta.url);

export interface DatabaseProgram {
  process: ChildProcess;
  /** Sends a line, if any, and waits for the next answer; `ended` if the program exits instead. */
  ask(line?: string): Promise<Record<string, unknown>>;
}

/** Starts database-program.ts on the folder, optionally as another user; killed after the test. */
export function startDatabaseProgram(dataDir: string, uid?: number): DatabaseProgram {
  const child = spawn(process.execPath, ["--import", "tsx", fileURLToPath(PROGRAM), dataDir], {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "inherit"],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    async ask(line) {
      if (line !== undefined) child.stdin.write(`${line}\n`);
      const next: IteratorResult<string, unknown> = await lines.next();
      return next.done ? { ended: true } : (JSON.parse(next.value) as Record<string, unknown>);
    },
  };
}
