import { readFile, stat } from "node:fs/promises";
import { backupFolder, openBackups } from "../../adapters/app/backup.ts";
import { loadConfig } from "../../adapters/config/config.ts";
import { commandLine } from "../../core/audit/actor.ts";
import type { BackupReport } from "../../core/backup/back-up.ts";
import { askNewPassphrase, canAsk, PASSPHRASE_CHARACTERS } from "../input/ask-passphrase.ts";
import { onInterrupt } from "../on-interrupt.ts";
import { readError } from "../../adapters/codes/batch/output/storage-error.ts";
import { WrongUse } from "../input/wrong-use.ts";

export interface BackupCommandOptions {
  output?: string;
  passphraseFile?: string;
  withoutSecrets: boolean;
  keep?: number;
}

/**
 * Backs up everything in this installation to one file, while the site is running or not.
 * @throws DomainError `conflict` if the file exists; `config_invalid`, `storage_failed`; WrongUse
 */
export async function backup(options: BackupCommandOptions): Promise<BackupReport> {
  const { output, passphraseFile, withoutSecrets, keep = null } = options;
  const isFolder = output === undefined || (await isThereAsFolder(output));
  if (keep !== null && !isFolder) {
    throw new WrongUse("--keep is for archives with names of their own: leave -o out, or name a folder.");
  }
  const passphrase = withoutSecrets ? null : await newPassphrase(passphraseFile);
  const config = loadConfig();
  const { backups, close } = await openBackups(config);
  const interrupt = onInterrupt();
  try {
    return await backups.create(commandLine, {
      path: isFolder ? null : output,
      folder: output ?? backupFolder(config),
      passphrase,
      keep,
      isStopped: () => Atomics.load(interrupt.flag, 0) === 1,
    });
  } finally {
    interrupt.release();
    await close();
  }
}

const isThereAsFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isDirectory() ?? false;

async function newPassphrase(file: string | undefined): Promise<string> {
  if (file !== undefined) return readPassphrase(file);
  if (canAsk()) return askNewPassphrase();
  throw new WrongUse(
    "A backup holds everything that opens accounts: --passphrase-file <file> encrypts it, --without-secrets leaves that out.",
  );
}

/** The first line of a file. @throws DomainError `not_found`; WrongUse if it is too short */
export async function readPassphrase(path: string): Promise<string> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw readError(path, error);
  });
  const passphrase = text.split(/\r?\n/, 1)[0] ?? "";
  if (passphrase.length >= PASSPHRASE_CHARACTERS) return passphrase;
  throw new WrongUse(
    `The first line of ${path} is the passphrase, and needs at least ${PASSPHRASE_CHARACTERS} characters.`,
  );
}
