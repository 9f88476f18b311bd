import { readFile } from "node:fs/promises";
import { openBackups } from "../../adapters/composition-root.ts";
import { loadConfig } from "../../adapters/config.ts";
import { commandLine } from "../../core/audit/actor.ts";
import { readError } from "../../adapters/codes/batch/storage-error.ts";
import { WrongUse } from "../wrong-use.ts";

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

/** The first line of a file. @throws DomainError `not_found`; WrongUse where it is too short to keep anything shut */
export async function readPassphrase(path: string | undefined): Promise<string | null> {
  if (path === undefined) return null;
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw readError(path, error);
  });
  const passphrase = text.split(/\r?\n/, 1)[0] ?? "";
  if (passphrase.length < 12) {
    throw new WrongUse(`The first line of ${path} is the passphrase, and needs at least 12 characters.`);
  }
  return passphrase;
}
