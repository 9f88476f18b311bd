import type { Command } from "commander";
import type { PresetOptions } from "../commands/images.ts";
import { example } from "./example.ts";
import { printLine } from "../output/print.ts";
import { warn } from "../output/warn.ts";

/** `images`: sets up the image store, for the operator. */
export const addImageCommands = (program: Command): void => {
  const images = program.command("images").description("try the store of pictures, and set up Cloudinary");

  images
    .command("check")
    .description("write, read, list and remove a small picture in the store that IMAGE_STORE names")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("images check"))
    .action(async ({ json }: { json?: boolean }) => {
      const { images: commands } = await import("../commands/images.ts");
      const checked = await commands.check();
      printLine(json ? JSON.stringify(checked) : `The image store (${checked.store}) works.`);
    });

  images
    .command("create-preset")
    .description("create an upload preset at Cloudinary, with the keys of the environment")
    .option("--name <name>", "of the preset", "quietzone")
    .option("--folder <folder>", "into which it uploads", "general")
    .option("--signed", "let only signed calls use it", false)
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("images create-preset --name labels --signed"))
    .action(async (options: PresetOptions & { json?: boolean }) => {
      const { images: commands } = await import("../commands/images.ts");
      const { name, folder, signed, json } = options;
      const preset = await commands.createPreset({ name, folder, signed });
      printLine(json ? JSON.stringify(preset) : preset.name);
      if (preset.unsigned) {
        warn(
          "note",
          "Anyone who knows its name can upload with it. Quietzone signs its own uploads and does not need it.",
        );
      }
    });
};
