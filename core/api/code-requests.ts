import * as z from "zod/mini";
import { formText } from "../codes/payloads/fields.ts";
import { LOGO_BYTES } from "../codes/qr/logo-file.ts";
import { DESIGN_FILE_VERSION } from "../codes/texts/design-file.ts";
import { lengthText } from "./length-fields.ts";
import { readSignedLength } from "../codes/print/length.ts";
import { pressFields } from "./press-fields.ts";
import { barcodeDesignFields, rightBarcode } from "./barcode-design-fields.ts";
import { qrDesignFields, rightPrint, textInFrame, wholeCanvas } from "./design-fields.ts";
import { namedColorsField, namedDesignField } from "./named-design.ts";
import { barcodeFormatField } from "./symbology-fields.ts";

/** Options for the response, for all codes. */
export const answerFields = {
  force: z
    ._default(z.boolean(), false)
    .check(z.describe("Return the code even if scanners cannot read it or distinguish its colors")),
  ...pressFields,
  name: z
    .optional(z.string().check(z.maxLength(200)))
    .check(z.describe("File name of the answer, without its extension")),
};

/** Options for a code in a JSON response. */
export const reportFields = {
  report: z
    ._default(z.boolean(), false)
    .check(
      z.describe(
        "In JSON answers: how the code prints, an estimate after ISO/IEC 15415/15416 measures. Needs a size on paper, and takes some seconds",
      ),
    ),
  gain: z
    .optional(lengthText("Write a length such as 0.05mm or -0.05mm", readSignedLength))
    .check(
      z.describe(
        "Of the report: measure with bars and modules wider by so much, such as 0.05mm, or narrower (-0.05mm)",
      ),
    ),
};

/** Base64 takes 4 characters for 3 bytes, plus a prefix of at most `data:image/jpeg;base64,`. */
const LONGEST_LOGO = Math.ceil(LOGO_BYTES / 3) * 4 + 64;

/**
 * Fields that only a body can contain. With them, a request accepts all members of a brand's JSON; `name`
 * becomes the file name.
 */
export const logoField = {
  logo: z
    .optional(z.string().check(z.maxLength(LONGEST_LOGO, "File size should be less than 2MB")))
    .check(
      z.describe(
        "Picture in the middle, base64 or a data URL: JPEG, PNG, GIF or WebP, at most 2 MB, or SVG, at most 512 kB",
      ),
    ),
  version: z
    .optional(z.literal(DESIGN_FILE_VERSION))
    .check(z.describe("Of the JSON of a brand, whose members may all stand here: 1")),
};

const content = formText().check(z.describe("What scanners read from the code"));

/** Fields that the signed address of an image can contain. */
export const qrImageFields = { content, ...qrDesignFields, ...answerFields };

/** `GET /api/v1/qr`: fields that fit into a URL. */
export const qrQuery = z
  .strictObject({ ...qrImageFields, ...namedDesignField, ...reportFields })
  .check(wholeCanvas(), textInFrame(), rightPrint());

/** `POST /api/v1/qr`: also accepts a logo. */
export const qrRequest = z
  .strictObject({ ...qrImageFields, ...namedDesignField, ...logoField, ...reportFields })
  .check(wholeCanvas(), textInFrame(), rightPrint());
export type QrRequest = z.infer<typeof qrRequest>;

/** The same for a barcode. */
export const barcodeImageFields = {
  format: barcodeFormatField.check(z.describe("Symbology")),
  content,
  fix: z
    ._default(z.boolean(), false)
    .check(z.describe("Put a wrong check digit right instead of refusing it")),
  ...barcodeDesignFields,
  ...answerFields,
};

export const barcodeRequest = z
  .strictObject({ ...barcodeImageFields, ...namedColorsField, ...reportFields })
  .check(wholeCanvas(), rightBarcode);
export type BarcodeRequest = z.infer<typeof barcodeRequest>;
