import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { benchBatch } from "./batch.ts";
import { benchLabels } from "./labels.ts";
import { benchMemory } from "./memory.ts";
import { benchStartUp } from "./start-up.ts";
import { benchSymbols } from "./symbols.ts";
import { benchZbar } from "./zbar.ts";

// in memory if possible, so that the disk does not affect the results; TMPDIR overrides the location
const PLACE = process.env["TMPDIR"] ?? (existsSync("/dev/shm") ? "/dev/shm" : tmpdir());
// runs per program
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 3);
const program = join(import.meta.dirname, "../../dist/server/main.js");
const folder = mkdtempSync(join(PLACE, "quietzone-bench-"));

const print = (lines: string[]): void => console.log(`${lines.join("\n")}\n`);

try {
  print([`${availableParallelism()} processors, Node ${process.version}, files in ${folder}`]);
  print(benchBatch(program, folder, ROUNDS));
  print(benchStartUp(program, folder, 5 * ROUNDS));
  print(benchMemory(program, folder));
  print(await benchLabels(program, folder));
  print(await benchSymbols());
  print(await benchZbar());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
