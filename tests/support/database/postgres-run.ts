import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { readPostmaster } from "../../../adapters/db/embedded/postgres-process.ts";
import { isAlive } from "../programs/is-alive.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the test servers of this run; see postgres.ts. */
    postgresFolder: string;
  }
}

const PREFIX = "quietzone-test-";

/**
 * Vitest's global setup: creates the folder, which is cheap, and at the end stops the servers that tests
 * started in it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftBehind();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  project.provide("postgresFolder", folder);
  return () => removeServers(folder);
}

/** Removes the folders of runs that were killed. */
async function removeLeftBehind(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await removeServers(join(tmpdir(), name));
  }
}

async function removeServers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const postmaster = await readPostmaster(join(folder, name, "db"));
    if (postmaster) await kill(postmaster.pid);
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Immediate shutdown, since the data is not needed. */
async function kill(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, "SIGQUIT");
  while (isAlive(pid)) await delay(10);
}
