import type { Config } from "../config/config.ts";
import { openEmbeddedPostgres, type EmbeddedPostgres } from "../db/embedded/embedded-postgres.ts";
import type { DomainError } from "../../core/errors.ts";
import { makeDataFolder } from "../system/folder-facts.ts";

/**
 * Starts the embedded database in parallel, as its own process, while this process loads the rest of the program.
 * @param onLost called once if it stopped for good: the process has to exit
 * @returns a promise for `createServices`, which reports errors; undefined if `DATABASE_URL` names an external database
 */
export function beginDatabase(
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
  onLost: (error: DomainError) => void,
): Promise<EmbeddedPostgres> | undefined {
  if (databaseUrl !== null) return undefined;
  const begun = makeDataFolder(dataDir).then(() => openEmbeddedPostgres({ dataDir, onLost }));
  // the caller that awaits it handles the error
  begun.catch(() => undefined);
  return begun;
}
