import { type Command, Option } from "commander";
import { DESIGN_COLUMNS } from "../../core/codes/texts/batch-columns.ts";
import { fieldsOf, PAYLOAD_TYPES } from "../../core/codes/texts/payload-fields.ts";
import { addRowOptions } from "../batch/add-row-options.ts";
import type { BatchCommandOptions, RunBatch } from "../commands/batch.ts";
import { addBatchDesignOptions, designOptionsOf } from "../options/code-options.ts";
import { addPressOptions } from "../options/press-options.ts";
import { example } from "./example.ts";

/** `batch`: codes of the rows of a file. */
export const addBatchCommand = (
  program: Command,
  runBatch: RunBatch,
  finish: (exitCode: number) => void,
): void => {
  const command = addBatchDesignOptions(program.command("batch"))
    .description("make a code of every row of a file")
    .option("-o, --output <folder>", "folder for the files, or a .zip")
    .addOption(new Option("--print <printer>").hideHelp())
    .option("--format <format>", "png, svg, pdf, eps or zpl (for label printers)", "png");
  addRowOptions(addPressOptions(command), { made: "made" })
    .option("--file-column <name>", "column of the file names, where its name does not say so")
    .option("--verify", "decode every written file again", false)
    .option(
      "--on-duplicate <what>",
      "refuse rows with a file name that is taken, or number it: a-2.png",
      "refuse",
    )
    .option("--restart", "make every file again instead of continuing an interrupted run", false)
    .option("--workers <number>", "threads (default: one for each processor)")
    .addHelpText("after", BATCH_HELP)
    .action(async (file: string, options: Omit<BatchCommandOptions, "design" | "runBatch">) => {
      const { batch } = await import("../commands/batch.ts");
      finish(await batch(file, { ...options, runBatch, ...designOptionsOf({ ...options }) }));
    });
};

/** Names in indented lines of at most 110 characters. */
const wrapped = (names: readonly string[]): string =>
  names
    .join(", ")
    .replaceAll(/(.{1,108})(?: |$)/g, "  $1\n")
    .trimEnd();

const BATCH_HELP = `
A batch makes files. Rows for a label printer are labels: quietzone sheet --print sends them, each as many times as its quantity says.
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
