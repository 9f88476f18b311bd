import * as z from "zod/mini";
import { BARCODE_FORMATS } from "../codes/barcode/symbol.ts";
import { FILE_FORMATS } from "../codes/file-format.ts";
import { CODE_TYPES } from "../codes/texts/code-types.ts";

/** Rows that one call may send: about as many as are made and read back before a proxy gives up. */
export const BATCH_ROWS = 1000;
/** Bytes of them. */
export const BATCH_BYTES = 2 * 1024 * 1024;

/** `POST /api/v1/batch`: what holds for every row that does not say otherwise. */
export const batchQuery = z.strictObject({
  file: z._default(z.enum(FILE_FORMATS), "png").check(z.describe("Format of the files")),
  type: z._default(z.enum(CODE_TYPES), "qr").check(z.describe("What a row is, where it has no type")),
  barcode_format: z.optional(z.enum(BARCODE_FORMATS)).check(z.describe("Symbology, where a row names none")),
  on_error: z
    ._default(z.enum(["stop", "skip"]), "stop")
    .check(z.describe("stop: one wrong row, and nothing is made; skip: the others are made")),
  fix: z
    ._default(z.boolean(), false)
    .check(z.describe("Put wrong check digits right instead of refusing them")),
  force: z._default(z.boolean(), false).check(z.describe("Take colours that scanners cannot tell apart")),
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
