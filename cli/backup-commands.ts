import type { Command } from "commander";
import type { BackupReport } from "../core/backup/back-up.ts";
import type { RestoreReport } from "../core/backup/restore.ts";
import type { BackupCommandOptions } from "./commands/backup.ts";
import type { RestoreCommandOptions } from "./commands/restore.ts";
import { example } from "./example.ts";
import { tell } from "./tell.ts";
import { warn } from "./warn.ts";
import { WrongUse } from "./wrong-use.ts";

/** `backup` and `restore`: everything that an installation holds, in one file. */
export const addBackupCommands = (program: Command): void => {
  program
    .command("backup")
    .description("write the database, the pictures and the keys into one file, while the site runs")
    .option("-o, --output <path>", "a file that is not there yet, or a folder (default: DATA_DIR/backups)")
    .option("--passphrase-file <file>", "encrypts with the first line of this file (AES-256-GCM)")
    .option("--without-secrets", "not encrypted, and without all that opens an account", false)
    .option("--keep <number>", "removes the oldest in the folder but so many", countOf)
    .option("--json", "tell the result as JSON", false)
    .addHelpText(
      "after",
      example(
        "backup --passphrase-file pass.txt --keep 14",
        "backup -o move.qzb --passphrase-file pass.txt",
        "backup -o look-inside.tar.gz --without-secrets",
      ),
    )
    .action(async ({ json, ...options }: BackupCommandOptions & { json: boolean }) => {
      if (options.withoutSecrets && options.passphraseFile !== undefined) {
        throw new WrongUse("An encrypted backup holds everything: leave out --without-secrets.");
      }
      const { backup } = await import("./commands/backup.ts");
      const report = await backup(options);
      if (json) return tell(JSON.stringify(report));
      tellReport(report);
      for (const name of report.removed) tell(`removed\t${name}`);
      tell(`${report.path}: ${report.bytes} bytes, read again and found whole`);
      if (!report.secrets) {
        warn(
          "note",
          "It opens no account: passwords, second factors, keys and waiting mails are left out. Addresses and contents are " +
            "in it and not encrypted: keep it where nobody else reads.",
        );
      }
    });

  program
    .command("restore")
    .description("bring a backup back, whole or not at all; the site has to be stopped")
    .argument("<file>")
    .option("--passphrase-file <file>", "of an encrypted backup")
    .option("--force", "take the place of what is in the database", false)
    .option("--json", "tell the result as JSON", false)
    .addHelpText(
      "after",
      example("restore move.qzb --passphrase-file pass.txt", "restore look-inside.tar.gz --force"),
    )
    .action(async (file: string, { json, ...options }: RestoreCommandOptions & { json: boolean }) => {
      const { restore } = await import("./commands/restore.ts");
      const report = await restore(file, options);
      if (json) return tell(JSON.stringify(report));
      tellReport(report);
      tell(`Restored as it was at ${report.created_at}`);
      if (report.deleted_again > 0) {
        warn("note", `Accounts that were deleted since did not come back: ${report.deleted_again}.`);
      }
      if (!report.secrets) {
        warn(
          "note",
          "Nobody has a password now: people ask for a new one by mail, and `users reset-password` makes one for an admin.",
        );
      }
    });
};

const countOf = (text: string): number => {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new WrongUse(`--keep: "${text}" is no number of archives: 1 to 9999.`);
};

function tellReport({ tables, rows, images }: BackupReport | RestoreReport): void {
  for (const [table, count] of Object.entries(tables)) if (count > 0) tell(`${table}\t${count}`);
  tell(`rows\t${rows}`);
  tell(`pictures\t${images}`);
}
