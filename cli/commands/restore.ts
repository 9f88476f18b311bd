import { openBackups } from "../../adapters/composition-root.ts";
import { loadConfig } from "../../adapters/config.ts";
import { commandLine } from "../../core/audit/actor.ts";
import { readPassphrase } from "./backup.ts";

export interface RestoreCommandOptions {
  passphraseFile?: string;
  force: boolean;
}

/**
 * Brings a backup back, whole or not at all, while the site is stopped.
 * @throws DomainError `archive_unreadable`, `not_found`, `conflict`, `database_newer`
 */
export async function restore(path: string, { passphraseFile, force }: RestoreCommandOptions) {
  const passphrase = await readPassphrase(passphraseFile);
  const { backups, close } = await openBackups(loadConfig());
  try {
    return await backups.restore(commandLine, { path, passphrase, force });
  } finally {
    await close();
  }
}
