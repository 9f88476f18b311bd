import { Command, Help, type Option } from "commander";
import pkg from "../../package.json" with { type: "json" };
import {
  addBarcodeOptions,
  addBatchDesignOptions,
  addOutputOptions,
  addQrOptions,
  designOptionsOf,
} from "../options/code-options.ts";
import type { BarcodeOptions } from "../commands/barcode.ts";
import type { BatchCommandOptions, RunBatch } from "../commands/batch.ts";
import type { QrOptions } from "../commands/qr.ts";
import type { ScanCommandOptions } from "../commands/scan.ts";
import type { PayloadOptions } from "../commands/payload.ts";
import { BILL_LANGUAGES } from "../../core/codes/bill/bill-language.ts";
import { ROW_TYPES } from "../../core/codes/texts/row-types.ts";
import { addPressOptions } from "../options/press-options.ts";
import { addPayloadOptions, payloadTextsOf } from "../options/payload-options.ts";
import { example } from "./example.ts";
import { ended } from "../output/report-error.ts";
import { addAdviseCommand } from "./advise-command.ts";
import { addAuditCommands } from "./audit-commands.ts";
import { addBackupCommands } from "./backup-commands.ts";
import { addAnalyticsCommands } from "./analytics-commands.ts";
import { addAdsCommands } from "./ads-commands.ts";
import { addImageCommands } from "./image-commands.ts";
import { addDoctorCommand } from "./doctor-command.ts";
import { addLegalCommands } from "./legal-commands.ts";
import { addNotifyCommand } from "./notify-command.ts";
import { DESIGN_COLUMNS } from "../../core/codes/texts/batch-columns.ts";
import { addDistributeCommand } from "./distribute-command.ts";
import { fieldsOf, PAYLOAD_TYPES, type PayloadType } from "../../core/codes/texts/payload-fields.ts";
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

  const makeBatch = addBatchDesignOptions(
    program
      .command("batch")
      .argument(
        "<file>",
        "rows as CSV, TSV, JSON Lines or an Excel workbook (.xlsx), or - for standard input",
      ),
  )
    .description("make a code of every row of a file")
    .requiredOption("-o, --output <folder>", "folder for the files, or a .zip")
    .option("--format <format>", "png, svg, pdf, eps or zpl (for label printers)", "png");
  addPressOptions(makeBatch)
    .option("--input-format <format>", "csv, tsv, jsonl or xlsx, where the file name does not say")
    .option("--sheet <name>", "name or number of the sheet of a workbook (default: the first)")
    .option("--content-column <name>", "column of the contents, where its name does not say so")
    .option("--file-column <name>", "column of the file names, where its name does not say so")
    .option("--encoding <name>", "of the text, such as windows-1252 or utf-16le (default: UTF-8)")
    .option(
      "--type <type>",
      `${ROW_TYPES.slice(0, -1).join(", ")} or ${ROW_TYPES.at(-1)}, where no column says`,
      "qr",
    )
    .option(
      "--barcode-format <format>",
      "where no column says (default: in a column of product numbers, what the digits of each say)",
    )
    .option("--verify", "decode every written file again", false)
    .option("--on-error <what>", "stop, or skip rows that cannot be made", "stop")
    .option(
      "--on-duplicate <what>",
      "refuse rows with a file name that is taken, or number it: a-2.png",
      "refuse",
    )
    .option(
      "--fix",
      "correct check digits, lost leading zeros and file names instead of refusing them",
      false,
    )
    .option(
      "--force",
      "accept colors that scanners cannot distinguish, and contents that are doubtful; --verify still refuses codes that do not scan or that phones cannot use",
      false,
    )
    .option("--restart", "make every file again instead of going on with an interrupted run", false)
    .option("--workers <number>", "threads (default: one for each processor)")
    .option("-q, --quiet", "print the path of the result and errors only", false)
    .option("--json", "print everything as JSON Lines on standard output", false)
    .addHelpText("after", BATCH_HELP)
    .action(async (file: string, options: Omit<BatchCommandOptions, "design" | "runBatch">) => {
      const { batch } = await import("../commands/batch.ts");
      finish(await batch(file, { ...options, runBatch, ...designOptionsOf({ ...options }) }));
    });

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

/** Names in indented lines of at most 110 characters. */
const wrapped = (names: readonly string[]): string =>
  names
    .join(", ")
    .replaceAll(/(.{1,108})(?: |$)/g, "  $1\n")
    .trimEnd();

const BATCH_HELP = `
Columns, named in the first line: content (or text, url, link, data, value, code, barcode, ean, gtin, sku, website), or the
fields of the type, below; file (or filename, name, id); quantity (used by quietzone sheet). These names
may be in Spanish, French, German, Italian or Portuguese, in any case, with spaces, dashes or underscores. Also type,
barcode_format, logo and the design of a row:
${wrapped(DESIGN_COLUMNS)}
${PAYLOAD_TYPES.map((type) => `Fields of ${type}:\n${wrapped(fieldsOf(type))}`).join("\n")}
design is a preset, or a JSON file of a design in the folder of the file (summer is summer.json).
Paths of logos start from the folder of the file, or from the current folder where the rows come from standard input.
All rows are checked before any file is written, and a file that was not made by a batch is never overwritten without --restart.
manifest.csv lists what was made. After an interruption, the same command continues where it stopped; a ZIP starts again.
${example("batch codes.csv -o out/ --format svg", "batch labels.csv -o labels.zip --type barcode --barcode-format EAN13", "batch - --input-format jsonl -o out/ --verify --on-error skip")}`;
