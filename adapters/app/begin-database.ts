import type { Config } from "../config/config.ts";
import { openEmbeddedPostgres, type EmbeddedPostgres } from "../db/embedded/embedded-postgres.ts";
import type { DomainError } from "../../core/errors.ts";
import { makeDataFolder } from "../system/folder-facts.ts";

/**
 * Begins to start the embedded database, which has a processor of its own while this process loads the rest of the program.
 * @param onLost called once if it died for good: the process has to exit
 * @returns for `createServices`, which says what went wrong; undefined where `DATABASE_URL` names another one
 */
export function beginDatabase(
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
  onLost: (error: DomainError) => void,
): Promise<EmbeddedPostgres> | undefined {
  if (databaseUrl !== null) return undefined;
  const begun = makeDataFolder(dataDir).then(() => openEmbeddedPostgres({ dataDir, onLost }));
  // who waits for it hears of it
  begun.catch(() => undefined);
  return begun;
}
