import { Command, Help, type Option } from "commander";
import pkg from "../../package.json" with { type: "json" };
import {
  addBarcodeOptions,
  addOutputOptions,
  addQrOptions,
  designOptionsOf,
} from "../options/code-options.ts";
import type { BarcodeOptions } from "../commands/barcode.ts";
import type { RunBatch } from "../commands/batch.ts";
import type { QrOptions } from "../commands/qr.ts";
import type { ScanCommandOptions } from "../commands/scan.ts";
import type { PayloadOptions } from "../commands/payload.ts";
import { BILL_LANGUAGES } from "../../core/codes/bill/bill-language.ts";
import { addPayloadOptions, payloadTextsOf } from "../options/payload-options.ts";
import { example } from "./example.ts";
import { ended } from "../output/report-error.ts";
import { addAdviseCommand } from "./advise-command.ts";
import { addAuditCommands } from "./audit-commands.ts";
import { addBatchCommand } from "./batch-command.ts";
import { addBackupCommands } from "./backup-commands.ts";
import { addAnalyticsCommands } from "./analytics-commands.ts";
import { addAdsCommands } from "./ads-commands.ts";
import { addImageCommands } from "./image-commands.ts";
import { addDoctorCommand } from "./doctor-command.ts";
import { addLegalCommands } from "./legal-commands.ts";
import { addNotifyCommand } from "./notify-command.ts";
import { addDistributeCommand } from "./distribute-command.ts";
import { PAYLOAD_TYPES, type PayloadType } from "../../core/codes/texts/payload-fields.ts";
import { PAYLOAD_COMMANDS } from "./payload-commands.ts";
import { addSheetCommands } from "./sheet-commands.ts";
import { addServerCommands } from "./server-commands.ts";
import { addUsersCommands } from "./users-commands.ts";
import { addSettingsCommands } from "./settings-commands.ts";
import { addSnippetAndFileCommands } from "./snippet-and-file-commands.ts";

/** The text of an option in the help; that a switch is off and a list empty goes without saying. */
const describeOption = (option: Option): string => {
  const { defaultValue: value } = option;
  const isEmpty = value === false || (Array.isArray(value) && value.length === 0);
  return isEmpty ? option.description : new Help().optionDescription(option);
};

/**
 * The table of commands. Each is loaded only when it runs, so that a single code does not wait for the server
 * code.
 * @param finish called with the exit code of a command that has its own
 */
export const createProgram = (runBatch: RunBatch, finish: (exitCode: number) => void): Command => {
  const program = new Command("quietzone")
    .description(pkg.description)
    .version(pkg.version)
    .showHelpAfterError("(--help lists what is possible)")
    .configureHelp({ sortSubcommands: false, optionDescription: describeOption })
    .configureOutput({ outputError: (text, write) => write(`${ended(text.trimEnd())}\n`) })
    .addHelpText(
      "after",
      example('qr "https://example.com" -o code.png', "batch codes.csv -o out/", "serve"),
    );

  addOutputOptions(
    addQrOptions(program.command("qr").argument("<text>", "the content, or - for standard input")),
  )
    .description("make a QR code of a text or an address")
    .addHelpText(
      "after",
      example('qr "https://example.com" -o code.svg --level M', "echo hello | quietzone qr -"),
    )
    .action(async (text: string, options: Omit<QrOptions, "design">) => {
      const { qr } = await import("../commands/qr.ts");
      await qr(text, { ...options, ...designOptionsOf({ ...options }) });
    });

  addOutputOptions(
    addBarcodeOptions(
      program
        .command("barcode")
        .argument("<format>", "CODE128, CODE39, EAN13, EAN8, UPC, ITF, MSI or pharmacode")
        .argument("<content>", "the content, or - for standard input"),
    ),
  )
    .description("make a barcode")
    .option("--fix", "correct a wrong check digit instead of refusing it")
    .addHelpText(
      "after",
      example(
        "barcode EAN13 4006381333931 -o code.svg",
        "barcode EAN13 400638133393 --format png > code.png",
      ),
    )
    .action(async (format: string, content: string, options: Omit<BarcodeOptions, "design">) => {
      const { barcode } = await import("../commands/barcode.ts");
      await barcode(format, content, { ...options, ...designOptionsOf({ ...options }) });
    });

  const addPayload = (type: PayloadType) => {
    const { description, usage } = PAYLOAD_COMMANDS[type];
    const command = addOutputOptions(addQrOptions(addPayloadOptions(program.command(type), type)));
    if (type === "swiss-qr")
      command.option(
        "--bill <language>",
        `write the whole bill, receipt and payment part, instead of its code: ${BILL_LANGUAGES.join(", ")}`,
      );
    command
      .helpGroup("Codes of a form:")
      .description(description)
      .addHelpText("after", example(usage))
      .action(async (options: Omit<PayloadOptions, "design">) => {
        const { payload } = await import("../commands/payload.ts");
        const fields = payloadTextsOf(type, { ...options });
        await payload(type, fields, { ...options, ...designOptionsOf({ ...options }) });
      });
  };
  PAYLOAD_TYPES.forEach(addPayload);

  addBatchCommand(program, runBatch, finish);

  program
    .command("scan")
    .argument("<file...>", "pictures (JPG, PNG, GIF, BMP, WebP), or - for standard input")
    .description("read the QR codes and barcodes in pictures")
    .option("--json", "print everything as JSON Lines on standard output", false)
    .addHelpText("after", example("scan photo.jpg", "scan --json *.png"))
    .action(async (files: string[], options: ScanCommandOptions) => {
      const { scan } = await import("../commands/scan.ts");
      finish(await scan(files, options));
    });

  addSheetCommands(program, finish);
  addAdviseCommand(program);
  addServerCommands(program);
  addDistributeCommand(program);
  addDoctorCommand(program, finish);
  addUsersCommands(program);
  addAuditCommands(program);
  addImageCommands(program);
  addAdsCommands(program);
  addSettingsCommands(program);
  addSnippetAndFileCommands(program, finish);
  addLegalCommands(program);
  addAnalyticsCommands(program);
  addBackupCommands(program);
  addNotifyCommand(program);
  return program;
};
