import { createServices, planMigration } from "../../adapters/app/create-services.ts";
import { loadConfig } from "../../adapters/config/config.ts";

/**
 * Migrates the database to this version of the program, as `serve` does automatically.
 * @returns the names of the migrations that ran; empty if there were none
 * @throws DomainError `config_invalid`, `storage_failed`, `database_unreachable`, `database_newer`,
 * `conflict`
 */
export async function migrate(): Promise<{ migrated: string[] }> {
  const services = await createServices(loadConfig());
  await services.close();
  return { migrated: services.migrated };
}

/** The pending changes. @throws DomainError as `migrate` does */
export const plan = (): Promise<{ migrations: string[]; indexes: string[] }> => planMigration(loadConfig());
