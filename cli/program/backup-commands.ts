import type { Command } from "commander";
import type { BackupReport } from "../../core/backup/back-up.ts";
import type { RestoreReport } from "../../core/backup/restore.ts";
import type { BackupCommandOptions } from "../commands/backup.ts";
import type { RestoreCommandOptions } from "../commands/restore.ts";
import { visibleText } from "../codes/visible-text.ts";
import { example } from "./example.ts";
import { printLine } from "../output/print.ts";
import { warn } from "../output/warn.ts";
import { WrongUse } from "../input/wrong-use.ts";

/** `backup` and `restore`: everything that an installation holds, in one file. */
export const addBackupCommands = (program: Command): void => {
  program
    .command("backup")
    .description("write the database, the pictures and the keys into one file, while the site runs")
    .option("-o, --output <path>", "a file that is not there yet, or a folder (default: DATA_DIR/backups)")
    .option("--passphrase-file <file>", "encrypts with the first line of this file (AES-256-GCM)")
    .option("--without-secrets", "not encrypted, and without all that opens an account", false)
    .option("--keep <number>", "keep only the newest ones in the folder: so many", countOf)
    .option("--json", "print the result as JSON", false)
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
      const { backup } = await import("../commands/backup.ts");
      const report = await backup(options);
      if (json) return printLine(JSON.stringify(report));
      printReport(report);
      for (const name of report.removed) printLine(`removed\t${name}`);
      printLine(`${report.path}: ${report.bytes} bytes, read again and found whole`);
      if (!report.secrets) {
        warn(
          "note",
          "It opens no account: passwords, sign-ins by providers, second factors, API keys and waiting mails are left out. " +
            "Addresses and contents are in it and not encrypted: keep it in a private place.",
        );
      }
    });

  program
    .command("restore")
    .description("restore a backup, completely or not at all; the site has to be stopped")
    .argument("<file>")
    .option("--passphrase-file <file>", "of an encrypted backup")
    .option("--force", "take the place of what is in the database", false)
    .option("--json", "print the result as JSON", false)
    .addHelpText(
      "after",
      example("restore move.qzb --passphrase-file pass.txt", "restore look-inside.tar.gz --force"),
    )
    .action(async (file: string, { json, ...options }: RestoreCommandOptions & { json: boolean }) => {
      const { restore } = await import("../commands/restore.ts");
      const report = await restore(file, options);
      if (json) return printLine(JSON.stringify(report));
      printReport(report);
      printPowers(report);
      printLine(`Restored as it was at ${report.created_at}`);
      printLine("Nobody is signed in: sessions, mailed links and invitations are not brought back");
      if (report.deleted_again > 0) {
        warn("note", `Accounts that were deleted since did not come back: ${report.deleted_again}.`);
      }
      if (!report.secrets) {
        warn(
          "note",
          "No account has a password now: people request a new one by mail, and `users reset-password` makes one for an admin. " +
            "There are no API keys either: make new ones.",
        );
      }
    });
};

const countOf = (text: string): number => {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new WrongUse(`--keep: "${text}" is not a number of archives: 1 to 9999.`);
};

/** Keys that are printed; `api-keys list` has all. */
const MAX_KEYS = 50;

/** Prints the rights that a tampered archive could have added, one per line. */
function printPowers(report: RestoreReport): void {
  const { admins, snippets, api_keys, advertisements, verification_files, legal_links, settings } = report;
  for (const { email, sign_in } of admins) {
    const ways = sign_in.length > 0 ? sign_in.join(", ") : "nothing until the password is reset";
    printLine(`admin\t${visibleText(email)}\tsigns in by ${visibleText(ways)}`);
  }
  for (const name of snippets) printLine(`snippet\t${visibleText(name)}\tits code runs in public pages`);
  for (const { id, name, prefix, owner } of api_keys.slice(0, MAX_KEYS)) {
    const whose = owner === null ? "of the site" : `of ${visibleText(owner)}`;
    printLine(`API key\t${visibleText(prefix)}…\t${visibleText(name)}, ${whose}: api-keys revoke ${id}`);
  }
  if (api_keys.length > MAX_KEYS) {
    printLine(`API keys\t${api_keys.length - MAX_KEYS} more\tapi-keys list`);
  }
  for (const { title, target } of advertisements) {
    printLine(`advertisement\t${visibleText(title)}\t${visibleText(target ?? "leads nowhere")}`);
  }
  for (const name of verification_files) printLine(`verification file\t${visibleText(name)}`);
  for (const [kind, link] of Object.entries(legal_links)) {
    printLine(`legal page\t${kind}\t${visibleText(link)}`);
  }
  for (const [key, value] of Object.entries(settings)) {
    // a style sheet has thousands of characters
    const shown = value.length > 80 ? `${value.slice(0, 80)}… (${value.length} characters)` : value;
    printLine(`setting\t${key}\t${visibleText(shown)}`);
  }
  if (admins.length + snippets.length + api_keys.length + Object.keys(settings).length === 0) return;
  warn(
    "note",
    "Check the admins, API keys, contents and settings above: anyone who could write the archive may have added one, " +
      "and what was taken away after it was made is back.",
  );
}

function printReport({ tables, rows, images }: BackupReport | RestoreReport): void {
  for (const [table, count] of Object.entries(tables)) if (count > 0) printLine(`${table}\t${count}`);
  printLine(`rows\t${rows}`);
  printLine(`pictures\t${images}`);
}
