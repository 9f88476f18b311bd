import type { Command } from "commander";
import { addRowOptions } from "../batch/add-row-options.ts";
import { INKS } from "../../core/codes/print/press.ts";
import type { SheetCommandOptions } from "../commands/printing/sheet.ts";
import { addLabelDesignOptions, designOptionsOf } from "../options/code-options.ts";
import { PRINT_HELP } from "../codes/printer.ts";
import { example } from "./example.ts";
import type { Json } from "../output/print.ts";

/** `sheet`: labels of the rows of a file; `templates`: which sheets and rolls there are. */
export const addSheetCommands = (program: Command, finish: (exitCode: number) => void): void => {
  const command = addLabelDesignOptions(program.command("sheet"))
    .description("print a label with the code of every row of a file, as one PDF or for a label printer")
    .option("-o, --output <file>", "the file: .pdf, or .zpl for a label printer")
    .option("--format <format>", "pdf or zpl, where the file name does not say")
    .option("--print <printer>", PRINT_HELP)
    .option("--template <name>", 'sheet or roll by its part number, such as "Avery L7160"')
    .option("--label <size>", "custom label size instead, such as 50x30mm")
    .option("--length <length>", "to which a continuous roll is cut, such as 40mm for Brother DK-2205")
    .option("--page <page>", "with --label: a4, letter, 100x150mm, or label for rolls (default: a4)")
    .option("--columns <number>", "with --label (default: as many as fit)")
    .option("--rows <number>", "with --label (default: as many as fit)")
    .option("--page-margin <left,top>", "with --label, such as 7mm,15mm (default: in the middle)")
    .option("--gap <across,down>", "between labels, with --label, such as 2.5mm,0mm (default: none)")
    .option(
      "--start <number>",
      "number of the first unused label on the first sheet, counted in --order",
      "1",
    )
    .option("--order <order>", "rows: to the right, then down; columns: down, then to the right", "rows")
    .option(
      "--offset <right,down>",
      "moves all that is printed, such as 0.5mm,-1mm, for printers that feed inexactly",
    )
    .option(
      "--text <columns>",
      "columns that are lines of text, with commas or once for each; a comma in a name is written \\,",
      collected,
      [],
    )
    .option("--text-size <size>", "of the letters; what does not fit is made smaller, down to 4pt", "9pt")
    .option("--picture <file>", "on every label beside the code: PNG, JPEG, GIF, WebP or SVG")
    .option(
      "--picture-column <name>",
      "column of the pictures of the labels: paths from the folder of the rows",
    )
    .option("--align <align>", "of the text: left, center or right")
    .option("--code-side <side>", "where the code stands: left, right, top or bottom of the text")
    .option("--rotate <degrees>", "turns what is on a label: 0, 90, 180 or 270", "0")
    .option("--native", "of ZPL: let the printer draw the codes, by commands of its own")
    .option("--label-margin <length>", "within each label (default: 1.5mm, less on small ones)")
    .option("--border", "draw a line around each label")
    .option("--ink <ink>", `of a PDF: ${INKS.join(" or ")}, k being black ink alone (default: rgb)`)
    .option("--crop-marks", "draw lines in the margins of the sheet, where the labels are cut")
    .option("--cut-lines", "draw the edges of the labels")
    .option("--page-numbers", "below the labels, where the sheet has a margin")
    .option("--first-page", "begin with a page that says how many labels and pages there are");
  addRowOptions(command, { made: "printed" })
    .addHelpText("after", SHEET_HELP)
    .action(async (file: string, options: Omit<SheetCommandOptions, "design">) => {
      const { sheet } = await import("../commands/printing/sheet.ts");
      finish(await sheet(file, { ...options, ...designOptionsOf({ ...options }) }));
    });

  program
    .command("templates")
    .argument("[search...]", "words of brand, part or paper, or the size of a label such as 63.5x38.1")
    .description("list sheets and rolls of labels by their makers' part numbers")
    .option("--json", "print the result as JSON, with all dimensions in mm")
    .addHelpText(
      "after",
      example("templates avery L7160", "templates round A4", "templates 63.5x38.1 --json"),
    )
    .action(async (search: string[], options: Json) => {
      const { templates } = await import("../commands/printing/templates.ts");
      finish(templates(search.join(" "), options));
    });
};

const collected = (value: string, earlier: string[]): string[] => [...earlier, value];

const SHEET_HELP = `
The columns are those of a batch (quietzone batch --help); quantity says how many copies of a label are printed. A code is printed as
large as its label allows, in whole dots at --dpi, or as large as --size (QR codes) or --module says. Every code is read back first. A picture
stands beside or above the text. Print the PDF at 100%, not fitted to the page. In ZPL, every row is one label, which the printer repeats
as quantity says; what --native lets it draw is laid out and read here first, but not as the printer draws it. The file gets its name when it
is complete; after an interruption, the same command continues after the labels that were made.
${example('sheet rows.csv --template "Avery L7160" --start 5 --text name,price -o labels.pdf', "sheet rows.csv --label 50x30mm --page label --dpi 203 -o roll.pdf", 'sheet rows.csv --template "Brother DK-2205" --length 40mm --picture-column photo -o roll.pdf', "sheet rows.csv --label 50x30mm --text name --dpi 300 -o roll.zpl")}`;
