import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

export interface TimedCommand {
  seconds: number;
  /** Peak memory of the process in bytes; null if the system does not report it. */
  peak: number | null;
  /** The JSON output. */
  answer: Record<string, unknown>;
}

/** Runs a command of the product from source. @throws Error with its output if it fails */
export async function timedCommand(args: string[], env: Record<string, string>): Promise<TimedCommand> {
  const start = performance.now();
  const child = spawn(process.execPath, ["--import", "tsx", "cli/main.ts", ...args, "--json"], {
    env: { ...process.env, LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (text: Buffer) => (stdout += text.toString()));
  child.stderr.on("data", (text: Buffer) => (stderr += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  let peak: number | null = null;
  const watching = new AbortController();
  const watch = async () => {
    while (!watching.signal.aborted) {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
      // the high-water mark never decreases, so the last value is the peak
      const kibibytes = /VmHWM:\s+(\d+)/.exec(status)?.[1];
      if (kibibytes !== undefined) peak = Number(kibibytes) * 1024;
      await delay(50);
    }
  };
  const watched = watch();
  const code = await ended;
  watching.abort();
  await watched;
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${stderr}`);
  return {
    seconds: (performance.now() - start) / 1000,
    peak,
    answer: JSON.parse(stdout) as Record<string, unknown>,
  };
}
