import { execFileSync, spawnSync } from "node:child_process";
import { open } from "node:fs/promises";
import { statfsSync } from "node:fs";
import { Skipped, type Fault, type Run } from "../fault.ts";

const INSIDE = "QZ_FAULT_MOUNTS";

/**
 * Runs the fault in a process with a private mount namespace, so that mounts are invisible to others and
 * removed automatically.
 */
export const inOwnMounts =
  (name: string, fault: Fault): Fault =>
  async (run) =>
    process.env[INSIDE] ? fault(run) : again(name);

function again(name: string): string {
  const mayMount = spawnSync("unshare", ["-m", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;
  if (!mayMount) throw new Skipped("a small disk of its own needs the right to mount (root on Linux)");
  const command = ["-m", process.execPath, ...process.execArgv, process.argv[1] ?? "", name];
  const verdict = (word: string) => new RegExp(`^${name}\\s+${word}\\s+|\\s*\\(\\d+ s\\)\\s*$`, "g");
  try {
    const said = execFileSync("unshare", command, {
      encoding: "utf8",
      env: { ...process.env, [INSIDE]: "1" },
    });
    if (verdict("skipped").exec(said)?.index === 0) throw new Skipped(said.replace(verdict("skipped"), ""));
    return said.replace(verdict("held"), "");
  } catch (error) {
    if (error instanceof Skipped) throw error;
    const { stdout = "", message } = error as { stdout?: string; message: string };
    throw new Error(stdout.replace(verdict("FAILED"), "") || message, { cause: error });
  }
}

/**
 * Mounts a disk over an empty folder until the run ends; the size is in the format of `mount`, such as
 * `160m`.
 */
export function mountSmallDisk(run: Pick<Run, "atEnd">, folder: string, size: string): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=700`, "none", folder]);
  run.atEnd(() => void execFileSync("umount", ["-l", folder]));
}

/** Fills all free space. */
export async function fillUp(path: string): Promise<void> {
  const file = await open(path, "a");
  try {
    for (const size of [1 << 20, 1 << 12]) {
      while (statfsSync(path).bavail * 4096 >= size) await file.appendFile(Buffer.alloc(size));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    await file.close();
  }
}
