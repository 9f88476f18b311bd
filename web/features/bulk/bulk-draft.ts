import * as z from "zod/mini";
import { batchTableSchema } from "../../../core/batches/batch-table.ts";
import { BATCH_OUTPUTS } from "../../../core/batches/saved-batch.ts";
import { BARCODE_FORMATS } from "../../../core/codes/barcode/symbol.ts";
import { BULK_FORMATS } from "../../../core/codes/file-format.ts";
import { DPI } from "../../../core/codes/print/resolution.ts";
import { PAGE_NAMES } from "../../../core/codes/print/page.ts";
import type { RowType } from "../../../core/codes/texts/row-types.ts";
import { withDpi as withBarcodeDpi } from "../../generator/paper/barcode-paper.ts";
import { askedSchema } from "../../generator/paper/paper.ts";
import { withDpi as withQrDpi } from "../../generator/paper/qr-paper.ts";
import { pressOptionsSchema } from "../../generator/press/press-draft.ts";
import { newPayloadDesign, payloadDesignSchema } from "../../payloads/payload-design.ts";
import { labelChoicesShape, newLabelChoices, ofOlderPage } from "./labels/label-choices.ts";
import { barcodeLookSchema, barcodeTexts } from "./look/barcode-look.ts";
import { qrTexts } from "./look/design-texts.ts";
import type { BulkSettings } from "./table/check-table.ts";

/** Types of codes for rows that name none. */
export const BULK_TYPES = ["qr", "barcode", "vcard", "wifi", "product"] as const satisfies readonly RowType[];

/** As on the command line, black is K only if it is chosen. */
const PLAIN_OPTIONS = { ...pressOptionsSchema.parse({}), isBlack: false };

/** The state of the page; stored in sessionStorage as JSON. */
export const draftSchema = z.object({
  table: z.nullable(batchTableSchema),
  type: z.enum(BULK_TYPES),
  /** Null: in a column of product numbers, the digits of each say it. */
  barcodeFormat: z.nullable(z.enum(BARCODE_FORMATS)),
  /** The format was suggested by the first rows, and not chosen. */
  isFormatGuessed: z._default(z.boolean(), false),
  format: z.enum(BULK_FORMATS),
  columns: z.record(z.string(), z.nullable(z.int())),
  /** Files in a ZIP, sheets of labels, or labels for a label printer. */
  output: z._default(z.enum(BATCH_OUTPUTS), "files"),
  ...labelChoicesShape,
  /** Places of rows that are used despite a warning. */
  kept: z.array(z.int()),
  design: payloadDesignSchema,
  /** The width of QR codes on paper, as it was typed. */
  asked: askedSchema,
  /** Page of the PDF of each code. */
  page: z._default(z.enum(PAGE_NAMES), "a4"),
  /** How a print shop prints PDF and EPS files. */
  press: z._default(pressOptionsSchema, PLAIN_OPTIONS),
  look: barcodeLookSchema,
  /** The batch in the history, and the version that was seen last. */
  batch: z._default(z.nullable(z.object({ id: z.string(), tag: z.string() })), null),
  /** The name as typed; null: the name of the file. */
  batchName: z._default(z.nullable(z.string()), null),
  /** The batch is saved in this state. */
  isSaved: z._default(z.boolean(), false),
  /** There are changes since the file was read or the batch saved, and they are neither saved nor downloaded. */
  isEdited: z._default(z.boolean(), false),
  /** The table is too large for sessionStorage and stored separately. */
  isTableStored: z._default(z.boolean(), false),
  /** What of the stored draft could not be read; null: all could. */
  lost: z._default(z.nullable(z.enum(["table", "choices"])), null),
});
export type BulkDraft = z.infer<typeof draftSchema>;
/** Reads drafts of this version of the page and of older ones. */
export const bulkDraftSchema = z.pipe(z.transform(ofOlderPage), draftSchema);

/** The choices that are about one table, as a new one begins with them. */
export const NEW_TABLE_CHOICES = {
  columns: {},
  textColumns: [],
  pictureColumn: null,
  start: "1",
  kept: [],
  isEdited: false,
  lost: null,
} satisfies Partial<BulkDraft>;

export const newBulkDraft = (): BulkDraft => ({
  table: null,
  type: "qr",
  barcodeFormat: "CODE128",
  isFormatGuessed: false,
  format: "png",
  output: "files",
  ...newLabelChoices(),
  ...NEW_TABLE_CHOICES,
  page: "a4",
  press: PLAIN_OPTIONS,
  design: newPayloadDesign("M"),
  look: barcodeLookSchema.parse({}),
  batch: null,
  batchName: null,
  isSaved: false,
  isTableStored: false,
});

/** Whether files of a format have options for print shops. */
export const isForPress = (format: BulkDraft["format"]): format is "pdf" | "eps" =>
  format === "pdf" || format === "eps";

/** The resolution of the printer of labels, dots per inch; null for files, whose sizes on paper have their own. */
export const printerDpiOf = ({ output, resolution }: Pick<BulkDraft, "output" | "resolution">) =>
  output === "files" ? null : resolution[output];

/** The looks of codes, with their sizes on paper at the resolution of the printer of labels. */
export function printedLooks(
  { design, asked, look }: Pick<BulkDraft, "design" | "asked" | "look">,
  printerDpi: ReturnType<typeof printerDpiOf>,
): Pick<BulkDraft, "design" | "look"> {
  if (printerDpi === null) return { design, look };
  return {
    design: design.print
      ? { ...design, print: withQrDpi(printerDpi, { print: design.print, asked }).print }
      : design,
    look: look.print ? { ...look, print: withBarcodeDpi(printerDpi, look.print, look.asked) } : look,
  };
}

/** The settings with which rows are checked and codes are made. */
export function settingsOf(draft: BulkDraft): BulkSettings {
  const { type, barcodeFormat, isFormatGuessed, format, columns, output, textColumns, press, labelLook } =
    draft;
  const isPrinter = output === "printer";
  const isInBlack =
    (output === "files" && isForPress(format) && press.isBlack) || (output === "sheet" && labelLook.isBlack);
  const printerDpi = printerDpiOf(draft);
  const { design, look } = printedLooks(draft, printerDpi);
  const texts = type === "barcode" ? barcodeTexts(look) : qrTexts(design, draft.asked);
  // the default of sheets needs no saying; said, it would overrule that of a design that a row names
  const isSaid = isPrinter || (printerDpi !== null && printerDpi !== DPI.default);
  return {
    type,
    barcodeFormat,
    isFormatGuessed,
    format,
    columns,
    design: isSaid ? { ...texts, dpi: String(printerDpi) } : texts,
    hasLogo: design.logo !== null,
    ink: isPrinter ? "thermal" : isInBlack ? "k" : "rgb",
    isLabels: output !== "files",
    textColumns,
  };
}
