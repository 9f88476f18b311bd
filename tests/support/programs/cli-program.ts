import { spawn } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

export interface Outcome {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  input?: string | Buffer;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Receives a function that sends a signal to the process. */
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
  /** Receives all of stderr so far, and a function that sends a signal to the process. */
  onStderr?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
}

/** Runs a program with Node and waits until it exits. */
export const runNode = (args: string[], options: RunOptions = {}): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...options.env };
    const child = spawn(process.execPath, args, { cwd: options.cwd ?? ROOT, env });
    const kill = (signal: NodeJS.Signals): void => void child.kill(signal);
    options.onStart?.(kill);
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("latin1").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
      options.onStderr?.(stderr, kill);
    });
    child.on("error", reject);
    child.on("close", (code, signal) => {
      resolve({ code, signal, stdout: Buffer.from(stdout, "latin1").toString(), stderr });
    });
    // the program may exit before it has read all input
    child.stdin.on("error", () => undefined);
    child.stdin.end(options.input ?? "");
  });
