import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { mixedPayloads } from "./payloads.ts";
import { table } from "./timed-run.ts";

/** The program tells its own peak when it ends; its worker threads are part of it. */
const TELL_PEAK = `data:text/javascript,import { isMainThread } from "node:worker_threads";
if (isMainThread) process.on("exit", () => process.stderr.write("peak " + process.resourceUsage().maxRSS));`;

/** Peak memory of a batch of few and of many rows, in MB. */
export const benchMemory = (program: string, folder: string): string[] => {
  const sizes = [1000, 100_000];
  const peaks = sizes.map((rows) => peakOf(program, folder, rows));
  return [
    "peak memory of quietzone batch",
    ...table([
      ["rows", "MB"],
      ...sizes.map((rows, index) => [rows.toLocaleString("en"), peaks[index]!.toFixed(0)]),
      ["ratio", (peaks[1]! / peaks[0]!).toFixed(2)],
    ]),
  ];
};

const peakOf = (program: string, folder: string, rows: number): number => {
  const csv = join(folder, "memory.csv");
  const out = join(folder, "memory");
  writeRows(csv, rows);
  const args = ["--import", TELL_PEAK, program, "batch", csv, "-q", "-o", out];
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
