import { spawnSync } from "node:child_process";

export interface Run {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs a program to its end. @returns seconds on the clock */
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

/** Seconds on the clock, and of processors: those do not depend on what else the machine does. */
export interface Timing {
  seconds: number;
  processorSeconds: number;
}

/** As `secondsOf`, by way of a shell, which knows the processor time of what it ran. */
export const timingOf = ({ command, args, env }: Run): Timing => {
  const start = performance.now();
  const { status, error, stderr } = spawnSync("sh", ["-c", TIMES, command, ...args], {
    env: { ...process.env, ...env },
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  const seconds = (performance.now() - start) / 1000;
  // of what was run, user and system: 0m1.230s 0m0.120s
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

/** Columns as wide as their widest cell; the first to the left, the others to the right. */
export const table = (rows: string[][]): string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join("  "),
  );
};
