import * as z from "zod/mini";
import { EXPORT_FORMATS } from "../codes/file-format.ts";
import { ROW_TYPES } from "../codes/texts/row-types.ts";
import { pressFields } from "./press-fields.ts";
import { barcodeFormatField } from "./symbology-fields.ts";

/** Largest number of rows per call: about as many as are made and verified before a proxy times out. */
export const BATCH_ROWS = 1000;
/** Largest size of the rows, bytes. */
export const BATCH_BYTES = 2 * 1024 * 1024;

/** `POST /api/v1/batch`: defaults for all rows. */
export const batchQuery = z.strictObject({
  file: z._default(z.enum(EXPORT_FORMATS), "png").check(z.describe("Format of the files")),
  ...pressFields,
  type: z._default(z.enum(ROW_TYPES), "qr").check(z.describe("What a row is, where it has no type")),
  barcode_format: z
    .optional(barcodeFormatField)
    .check(
      z.describe(
        "Symbology, where a row names none; in a column of product numbers such as EAN or GTIN, what the digits of each say if it is absent",
      ),
    ),
  on_error: z
    ._default(z.enum(["stop", "skip"]), "stop")
    .check(z.describe("stop: one wrong row, and nothing is made; skip: the others are made")),
  on_duplicate: z
    ._default(z.enum(["refuse", "number"]), "refuse")
    .check(z.describe("A file name that another row has: refuse the row, or put a number behind the name")),
  content_column: z
    .optional(z.string().check(z.maxLength(200)))
    .check(z.describe("Name of the column of contents, where it does not say so itself")),
  file_column: z
    .optional(z.string().check(z.maxLength(200)))
    .check(z.describe("Name of the column of file names, where it does not say so itself")),
  sheet: z
    .optional(z.string().check(z.maxLength(40)))
    .check(z.describe("Name or number of the sheet of a workbook: the first one where it is not given")),
  encoding: z
    .optional(z.string().check(z.maxLength(40)))
    .check(z.describe("Of CSV, TSV and JSON Lines that are not UTF-8: windows-1252, for example")),
  fix: z
    ._default(z.boolean(), false)
    .check(z.describe("Correct check digits, lost leading zeros and file names instead of refusing them")),
  force: z
    ._default(z.boolean(), false)
    .check(z.describe("Accept colors that scanners cannot distinguish, and contents that are doubtful")),
  name: z
    .optional(z.string().check(z.maxLength(200)))
    .check(z.describe("File name of the ZIP, without its extension")),
});
export type BatchQuery = z.infer<typeof batchQuery>;

/** Rows as JSON: objects with the columns of a batch file. */
export const batchRows = z.strictObject({
  rows: z
    .array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))
    .check(z.maxLength(BATCH_ROWS)),
});
