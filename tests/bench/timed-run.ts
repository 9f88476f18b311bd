import { spawnSync } from "node:child_process";

export interface Run {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs a program to completion. @returns seconds of elapsed time */
export const secondsOf = ({ command, args, env }: Run): number => {
  const start = performance.now();
  const { status, error, stderr } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (error || status !== 0) throw error ?? new Error(`${command} ended with ${status}: ${stderr}`);
  return (performance.now() - start) / 1000;
};

/** Elapsed seconds, and processor seconds, which do not depend on other load on the machine. */
export interface Timing {
  seconds: number;
  processorSeconds: number;
}

/** Like `secondsOf`, but through a shell, which reports the processor time of its child processes. */
export const timingOf = ({ command, args, env }: Run): Timing => {
  const start = performance.now();
  const { status, error, stderr } = spawnSync("sh", ["-c", TIMES, command, ...args], {
    env: { ...process.env, ...env },
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  const seconds = (performance.now() - start) / 1000;
  // user and system time of the child processes: 0m1.230s 0m0.120s
  const times = [...stderr.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2);
  if (error || status !== 0 || times.length < 2) {
    throw error ?? new Error(`${command} ended with ${status}: ${stderr}`);
  }
  const processorSeconds = times.reduce(
    (sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest),
    0,
  );
  return { seconds, processorSeconds };
};

const TIMES = '"$0" "$@"; status=$?; times >&2; exit $status';

export const isInstalled = (command: string): boolean => !spawnSync(command, ["--version"]).error;

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Columns padded to their widest cell, the first left-aligned, the others right-aligned. */
export const table = (rows: string[][]): string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join("  "),
  );
};
