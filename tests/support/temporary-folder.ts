import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { readPostmaster } from "../../adapters/db/embedded/postgres-process.ts";
import { isAlive } from "./programs/is-alive.ts";

/**
 * An empty folder (0700) that is removed after the test; a database server still running in it is stopped.
 */
export async function temporaryFolder(): Promise<string> {
  const folder = await makeFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** A folder for several tests, which the caller removes. */
export async function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "quietzone-"));
}

export async function removeFolder(folder: string): Promise<void> {
  await killPostgres(folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** The pid of the database server of a folder, or null. */
export async function postmasterPid(dataDir: string): Promise<number | null> {
  const postmaster = await readPostmaster(join(dataDir, "db"));
  return postmaster && isAlive(postmaster.pid) ? postmaster.pid : null;
}

/** Kills a server with SIGKILL, like a power failure; its child processes then exit on their own. */
export async function killPostgres(dataDir: string): Promise<void> {
  const pid = await postmasterPid(dataDir);
  if (pid === null || pid === process.pid) return;
  process.kill(pid, "SIGKILL");
  while (isAlive(pid)) await delay(5);
}
