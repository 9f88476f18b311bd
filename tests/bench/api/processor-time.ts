import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Processor milliseconds of these processes and their reaped children (proc(5), in hundredths of a second).
 */
export function processorTime(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    const file = `/proc/${pid}/stat`;
    // the connection's process may have ended in the meantime
    const said = existsSync(file) ? readFileSync(file, "utf8") : "";
    for (const each of said
      .replace(/^.*\) /s, "")
      .split(" ")
      .slice(11, 15))
      ticks += Number(each);
  }
  return ticks * 10;
}

/**
 * The PostgreSQL server process with its data in this folder, and its child processes, one per connection
 * among them.
 */
export function serverProcesses(folder: string): number[] {
  const own = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n", 1)[0]);
  const all = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = all.map((line) => line.trim().split(/\s+/).map(Number));
  return [own, ...pairs.filter(([, parent]) => parent === own).map(([pid = 0]) => pid)];
}
