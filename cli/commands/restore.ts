import { openBackups } from "../../adapters/app/backup.ts";
import { loadConfig } from "../../adapters/config/config.ts";
import { commandLine } from "../../core/audit/actor.ts";
import type { RestoreReport } from "../../core/backup/restore.ts";
import { askPassphrase, canAsk } from "../input/ask-passphrase.ts";
import { onInterrupt } from "../on-interrupt.ts";
import { readPassphrase } from "./backup.ts";

export interface RestoreCommandOptions {
  passphraseFile?: string;
  force: boolean;
}

/**
 * Brings a backup back, whole or not at all, while the site is stopped.
 * @throws DomainError `archive_unreadable`, `not_found`, `conflict`, `database_newer`, `storage_failed`
 */
export async function restore(
  path: string,
  { passphraseFile, force }: RestoreCommandOptions,
): Promise<RestoreReport> {
  const { backups, isSealed, close } = await openBackups(loadConfig());
  const interrupt = onInterrupt();
  try {
    let passphrase = passphraseFile === undefined ? null : await readPassphrase(passphraseFile);
    if (passphrase === null && canAsk() && (await isSealed(path))) {
      passphrase = await askPassphrase("Passphrase of the backup: ");
    }
    return await backups.restore(commandLine, {
      path,
      passphrase,
      force,
      isStopped: () => Atomics.load(interrupt.flag, 0) === 1,
    });
  } finally {
    interrupt.release();
    await close();
  }
}
