import type { Command } from "commander";
import { ROW_TYPES } from "../../core/codes/texts/row-types.ts";

/**
 * The file and the options of every command that reads rows; `rowOptionsOf` reads them. Apart from it, because the program declares all
 * commands before it loads one.
 * @param made what becomes of a row
 */
export const addRowOptions = (command: Command, { made }: { made: "made" | "printed" }): Command =>
  command
    .argument("<file>", "rows as CSV, TSV, JSON Lines or an Excel workbook (.xlsx), or - for standard input")
    .option("--input-format <format>", "csv, tsv, jsonl or xlsx, where the file name does not say")
    .option("--sheet <name>", "name or number of the sheet of a workbook (default: the first)")
    .option("--content-column <name>", "column of the contents, where its name does not say so")
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
    .option("--on-error <what>", `stop, or skip rows that cannot be ${made}`, "stop")
    .option(
      "--fix",
      made === "made"
        ? "correct check digits, lost leading zeros and file names instead of refusing them"
        : "correct check digits and lost leading zeros instead of refusing them",
      false,
    )
    .option(
      "--force",
      `accept colors that scanners cannot distinguish, and contents that are doubtful; ${made === "made" ? "--verify still refuses codes" : "still refused are codes"} that do not scan or that phones cannot use`,
      false,
    )
    .option("-q, --quiet", "print the path of the result and errors only", false)
    .option("--json", "print everything as JSON Lines on standard output", false);
