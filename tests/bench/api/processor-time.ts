import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Milliseconds that these processes and those that they have seen end had a processor (proc(5), in hundredths of a second). */
export function processorTime(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    const file = `/proc/${pid}/stat`;
    // a connection may have been closed just now
    const said = existsSync(file) ? readFileSync(file, "utf8") : "";
    for (const each of said
      .replace(/^.*\) /s, "")
      .split(" ")
      .slice(11, 15))
      ticks += Number(each);
  }
  return ticks * 10;
}

/** The process of a PostgreSQL that has its data in this folder, and those that it started: one for each connection among them. */
export function serverProcesses(folder: string): number[] {
  const own = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n", 1)[0]);
  const all = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = all.map((line) => line.trim().split(/\s+/).map(Number));
  return [own, ...pairs.filter(([, parent]) => parent === own).map(([pid = 0]) => pid)];
}
