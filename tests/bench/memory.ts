import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { mixedPayloads } from "./payloads.ts";
import { table } from "./timed-run.ts";

/** Makes the program print its peak memory, worker threads included, at exit. */
const TELL_PEAK = `data:text/javascript,import { isMainThread } from "node:worker_threads";
if (isMainThread) process.on("exit", () => process.stderr.write("peak " + process.resourceUsage().maxRSS));`;

/**
 * Peak memory in MB of batches with few and with many rows. Verified batches are slower and use a tenth of
 * the many rows.
 */
export const benchMemory = (program: string, folder: string): string[] => {
  const runs: [string, string[], number, number][] = [
    ["quietzone batch", [], 1000, 100_000],
    ["quietzone batch --verify", ["--verify"], 1000, 10_000],
  ];
  return [
    "peak memory in MB",
    ...table([
      ["", "rows", "MB", "rows", "MB", "ratio"],
      ...runs.map(([name, options, few, many]) => {
        const [least, most] = [few, many].map((rows) => peakOf(program, folder, rows, options)) as [
          number,
          number,
        ];
        return [
          name,
          few.toLocaleString("en"),
          least.toFixed(0),
          many.toLocaleString("en"),
          most.toFixed(0),
          (most / least).toFixed(2),
        ];
      }),
    ]),
  ];
};

const peakOf = (program: string, folder: string, rows: number, options: string[]): number => {
  const csv = join(folder, "memory.csv");
  const out = join(folder, "memory");
  writeRows(csv, rows);
  const args = ["--import", TELL_PEAK, program, "batch", csv, "-q", "-o", out, ...options];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  rmSync(out, { recursive: true, force: true });
  const peak = /peak (\d+)$/.exec(stderr)?.[1];
  if (status !== 0 || peak === undefined) throw new Error(`batch ended with ${status}: ${stderr}`);
  return Number(peak) / 1024;
};

const writeRows = (path: string, rows: number): void => {
  const file = openSync(path, "w");
  writeSync(file, "content,file\n");
  const payloads = mixedPayloads(1000).map((text) => text.replaceAll('"', '""'));
  for (let row = 0; row < rows; row += 1) writeSync(file, `"${payloads[row % 1000]}",code-${row}\n`);
  closeSync(file);
};
