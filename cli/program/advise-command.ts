import type { Command } from "commander";
import { CAMERA_PIXELS, READERS } from "../../core/codes/print/advice/readers.ts";
import type { AdviseOptions } from "../commands/printing/advise.ts";
import { example } from "./example.ts";

export const addAdviseCommand = (program: Command): void => {
  program
    .command("advise")
    .argument("<text>", "the content, or - for standard input")
    .description("say how large to print a code for what reads it, and why")
    .option("--type <type>", "qr, or the format of a barcode", "qr")
    .option("--level <level>", "error correction of a QR code: L, M, Q or H (default: the highest that fits)")
    .option(
      "--reader <reader>",
      `${READERS.join(", ")} (default: till for EAN and UPC, warehouse for ITF, phone for others and with --distance)`,
    )
    .option("--distance <distance>", "from the reader to the code, such as 1m")
    .option("--size <length>", "chosen width: from how far it is read, and any problems with it")
    .option("--module <length>", "chosen X-dimension, instead of a size")
    .option("--bar-height <length>", "chosen height of the bars: whether it is below the minimum")
    .option("--dpi <number>", "printer resolution: rounds the chosen size to whole dots")
    .option("--pixels <number>", `across the picture of a camera (default: ${CAMERA_PIXELS.default})`)
    .option("--json", "print the result as JSON")
    .addHelpText(
      "after",
      example(
        'advise "https://example.com" --reader poster --distance 2m',
        "advise 4006381333931 --type ean-13 --module 0.2mm",
      ),
    )
    .action(async (text: string, options: AdviseOptions) => {
      const { advise } = await import("../commands/printing/advise.ts");
      await advise(text, options);
    });
};
