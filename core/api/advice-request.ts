import * as z from "zod/mini";
import { BARCODE_FORMATS } from "../codes/barcode/symbol.ts";
import { adviceProblems } from "../codes/print/advice/advice-for.ts";
import { readDistance } from "../codes/print/advice/distance.ts";
import { CAMERA_PIXELS, READERS } from "../codes/print/advice/readers.ts";
import { ERROR_CORRECTION_LEVELS } from "../codes/qr/symbol.ts";
import { readLength } from "../codes/print/length.ts";
import { readResolution } from "../codes/print/resolution.ts";
import { DPI_ERROR, lengthText, report } from "./length-fields.ts";
import { symbologyField } from "./symbology-fields.ts";

const distanceText = lengthText("Write a distance such as 1m, 30cm or 250mm", readDistance);
const sizeText = lengthText("Write a length such as 25mm, 1in or 72pt", (text) => readLength(text) || null);

/** `GET /api/v1/advice`: a code to be printed. */
export const adviceRequest = z
  .strictObject({
    content: z.string().check(z.minLength(1), z.maxLength(8000), z.describe("What the code holds")),
    type: z.prefault(symbologyField, "qr").check(z.describe("qr, or the symbology of a barcode")),
    level: z
      .optional(z.enum(ERROR_CORRECTION_LEVELS))
      .check(z.describe("Error correction level of a QR code; the highest that fits if none is given")),
    reader: z
      .optional(z.enum(READERS))
      .check(
        z.describe(
          "What reads it; if none is given, a checkout scanner for EAN and UPC, a warehouse scanner for ITF, and a phone for all others and where a distance is given",
        ),
      ),
    distance: z
      .optional(distanceText)
      .check(z.describe("From the reader to the code, such as 1m; what is usual if none is given")),
    size: z
      .optional(sizeText)
      .check(
        z.describe("Chosen width, quiet zone included: from how far it is read, and any problems with it"),
      ),
    module: z.optional(sizeText).check(z.describe("Chosen X-dimension, instead of a size")),
    bar_height: z
      .optional(sizeText)
      .check(z.describe("Chosen height of the bars: whether it is below the minimum")),
    dpi: z
      .optional(lengthText(DPI_ERROR, readResolution))
      .check(
        z.describe(
          "Printer resolution, such as 300 or 300dpi: rounds the chosen size to whole dots, as it is printed",
        ),
      ),
    pixels: z
      ._default(
        z.int().check(z.minimum(CAMERA_PIXELS.min), z.maximum(CAMERA_PIXELS.max)),
        CAMERA_PIXELS.default,
      )
      .check(z.describe("Px across the picture of a camera")),
  })
  .check((context) => {
    const { type: symbology, ...asked } = context.value;
    report(context, adviceProblems({ symbology, ...asked }));
  });

const mm = (description: string) => z.number().check(z.describe(`${description}, mm`));
const kind = z.enum(["standard", "maker", "rule of thumb"]);

export const adviceAnswer = z.object({
  reader: z.enum(READERS),
  symbology: z.enum(["QR Code", ...BARCODE_FORMATS]),
  modules: z.int().check(z.describe("From side to side, quiet zone included")),
  distance: z.nullable(mm("From the reader to the code; null where the scanner decides")),
  module: mm("The least X-dimension"),
  size: mm("How wide the code is with it, quiet zone included"),
  rules: z.array(
    z.object({
      least: mm("The least X-dimension"),
      most: z.optional(mm("The largest one")),
      kind,
      source: z.string(),
    }),
  ),
  bars: z
    .nullable(z.object({ least: mm("The least height"), kind, source: z.string() }))
    .check(z.describe("Height of the bars at the chosen module, or at the least one; null for a QR code")),
  chosen: z.nullable(
    z.object({
      module: mm("X-dimension"),
      size: mm("Width"),
      farthest: z.nullable(mm("From how far it is read; null where the scanner decides")),
    }),
  ),
  warnings: z.array(z.string()),
});
