import { readFile } from "node:fs/promises";
import { openBackups } from "../../adapters/composition-root.ts";
import { loadConfig } from "../../adapters/config.ts";
import { commandLine } from "../../core/audit/actor.ts";
import { DomainError } from "../../core/errors.ts";
import { readError } from "../storage-error.ts";

export interface BackupCommandOptions {
  output: string;
  passphraseFile?: string;
  withSecrets: boolean;
}

/**
 * Writes everything that this installation holds into one file, beside a running site or without one.
 * @throws DomainError `conflict` where the file is there already; `config_invalid`, `storage_failed`
 */
export async function backup({ output, passphraseFile, withSecrets }: BackupCommandOptions) {
  const passphrase = await readPassphrase(passphraseFile);
  const { backups, close } = await openBackups(loadConfig());
  try {
    return await backups.create(commandLine, { path: output, passphrase, withSecrets });
  } finally {
    await close();
  }
}

/** The first line of a file. @throws DomainError `not_found`; `validation_failed` where it is too short to keep anything shut */
export async function readPassphrase(path: string | undefined): Promise<string | null> {
  if (path === undefined) return null;
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw readError(path, error);
  });
  const passphrase = text.split(/\r?\n/, 1)[0] ?? "";
  if (passphrase.length < 12) {
    throw new DomainError("validation_failed", "A passphrase needs at least 12 characters");
  }
  return passphrase;
}
