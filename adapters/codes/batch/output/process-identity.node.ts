import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** A process, distinguished from later ones with the same id. */
export interface ProcessIdentity {
  pid: number;
  /** Scope of the process id: machine, boot and, in a container, namespace. */
  place: string;
  /** Start time in the system's units; "" if the system does not report it. */
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
 * Field 22 of /proc/PID/stat (proc(5)); the program name before it may contain spaces and parentheses. Empty
 * for a zombie process (field 3), which stays in a container without an init process.
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

/** @returns null if the process is in another scope, which cannot be inspected from here */
export const isRunning = (one: ProcessIdentity): boolean | null => {
  if (one.place !== place()) return null;
  if (one.started !== startOf(one.pid)) return false;
  if (one.started !== "") return true;
  try {
    return process.kill(one.pid, 0);
  } catch (error) {
    // it is running, as another user
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};
