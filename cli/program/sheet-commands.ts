import type { Command } from "commander";
import { example } from "./example.ts";
import type { Json } from "../output/print.ts";

/** `templates`: which sheets and rolls of labels there are. */
export const addSheetCommands = (program: Command): void => {
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
      const { templates } = await import("../commands/templates.ts");
      templates(search.join(" "), options);
    });
};
