import type { Command } from "commander";
import type { BackupReport } from "../core/backup/backup-service.ts";
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
    .description("write the database and the pictures into one file, while the site runs")
    .requiredOption("-o, --output <file>", "must not be there yet")
    .option("--passphrase-file <file>", "encrypts with the first line of this file (AES-256-GCM)")
    .option("--with-secrets", "with the secrets of the settings and their key; needs a passphrase", false)
    .option("--json", "tell the result as JSON", false)
    .addHelpText(
      "after",
      example("backup -o quietzone.tar.gz", "backup -o full.qzb --passphrase-file pass.txt --with-secrets"),
    )
    .action(async ({ json, ...options }: BackupCommandOptions & { json: boolean }) => {
      if (options.withSecrets && options.passphraseFile === undefined) {
        throw new WrongUse("Secrets are only put into an encrypted archive: add --passphrase-file.");
      }
      const { backup } = await import("./commands/backup.ts");
      const report = await backup(options);
      if (json) return tell(JSON.stringify(report));
      tellReport(report);
      tell(`${options.output}: ${report.bytes} bytes, read again and found whole`);
      if (options.passphraseFile === undefined) {
        warn(
          "note",
          "It is not encrypted and holds password hashes and keys: keep it where nobody else reads.",
        );
      }
      if (!report.secrets) {
        warn("note", "Passwords and keys among the settings are not in it: --with-secrets takes them along.");
      }
      tellElsewhere(report);
    });

  program
    .command("restore")
    .description("bring a backup back, whole or not at all; the site has to be stopped")
    .argument("<file>")
    .option("--passphrase-file <file>", "of an encrypted backup")
    .option("--force", "take the place of what is in the database", false)
    .option("--json", "tell the result as JSON", false)
    .addHelpText("after", example("restore quietzone.tar.gz", "restore full.qzb --passphrase-file pass.txt"))
    .action(async (file: string, { json, ...options }: RestoreCommandOptions & { json: boolean }) => {
      const { restore } = await import("./commands/restore.ts");
      const report = await restore(file, options);
      if (json) return tell(JSON.stringify(report));
      tellReport(report);
      tell(`Restored as it was at ${report.created_at}`);
      tellElsewhere(report);
    });
};

function tellReport({ tables, rows, images }: BackupReport): void {
  for (const [table, count] of Object.entries(tables)) if (count > 0) tell(`${table}\t${count}`);
  tell(`rows\t${rows}`);
  if (images !== null) tell(`pictures\t${images}`);
}

function tellElsewhere({ images, image_store }: BackupReport): void {
  if (images === null) warn("note", `Pictures are kept in the store "${image_store}": back them up there.`);
}
