import { afterEach, beforeEach, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../postgres.ts";
import { makeFolder, removeFolder } from "../temporary-folder.ts";

/** A database and a data folder for each test, set in the environment for commands that run in this process. */
export interface CommandDatabase {
  /** The data folder. */
  folder: string;
  database: TestDatabase;
}

/** Call it at the top of a test file. @returns an object that is set before each test */
export function useCommandDatabase(): CommandDatabase {
  const current = {} as CommandDatabase;
  beforeEach(async () => {
    current.folder = await makeFolder();
    current.database = await createTestDatabase();
    vi.stubEnv("DATABASE_URL", current.database.url);
    vi.stubEnv("DATA_DIR", current.folder);
    vi.stubEnv("LOG_LEVEL", "silent");
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await current.database.close();
    await removeFolder(current.folder);
  });
  return current;
}
