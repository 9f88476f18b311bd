import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** A process, distinguished from later ones with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** Where the number means something: machine, its boot and, in a container, its namespace. */
  place: string;
  /** When it started, as the system counts; "" where the system does not report it. */
  started: string;
}

const readText = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return "";
  }
};

const place = (): string =>
  [
    hostname(),
    readText(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8")),
    readText(() => readlinkSync("/proc/self/ns/pid")),
  ].join(" ");

/**
 * Field 22 of /proc/PID/stat (proc(5)); the name of the program before it may hold blanks and parentheses. None of a process that
 * is over and that nobody has waited for (field 3): in a container without an init process, it stays so.
 */
const startOf = (pid: number): string =>
  readText(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? "" : (fields[19] ?? "");
  });

export const ownIdentity = (): ProcessIdentity => ({
  pid: process.pid,
  place: place(),
  started: startOf(process.pid),
});

/** @returns null where the process is of another place, about which nothing is known here */
export const isRunning = (one: ProcessIdentity): boolean | null => {
  if (one.place !== place()) return null;
  if (one.started !== startOf(one.pid)) return false;
  if (one.started !== "") return true;
  try {
    return process.kill(one.pid, 0);
  } catch (error) {
    // it runs, as another user
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};
