import * as z from "zod/mini";
import { TEXT_ALIGNS } from "../../../../core/labels/label-design.ts";
import { LABEL_PRINTER_DPI } from "../../../../core/codes/print/label-printer.ts";
import { DPI } from "../../../../core/codes/print/resolution.ts";
import { TEXT_POINTS } from "../../../../core/labels/fit-text.ts";
import { LABEL_ORDERS } from "../../../../core/labels/label-places.ts";
import { RESOLUTIONS } from "../../../generator/paper/paper.ts";
import { logoFileSchema } from "../../../codes/logo-file.ts";
import { CODE_SIDES, ROTATIONS } from "../../../../core/labels/label-room.ts";

const FIRST_TEMPLATE = "Avery L7160";
/** 57 × 32 mm, a size of all makers of label printers. Not of DYMO's rolls, whose printers read no ZPL. */
const FIRST_ROLL = "Thermal 57x32";

/** The paper of labels by measure; `label`: each label is its own page, as on a roll. */
export const OWN_PAGES = ["a4", "letter", "label"] as const;

/** Labels by measure, as they are typed: mm and counts. */
const ownLabelSchema = z.object({
  width: z.string(),
  height: z.string(),
  page: z.enum(OWN_PAGES),
  /** Empty: as many as fit. */
  columns: z.string(),
  rows: z.string(),
  /** Position of the first label on the page; empty centers the labels. */
  left: z.string(),
  top: z.string(),
  /** Gaps between labels. */
  gapX: z.string(),
  gapY: z.string(),
});
export type OwnLabel = z.infer<typeof ownLabelSchema>;

export const NEW_OWN_LABEL: OwnLabel = {
  width: "50",
  height: "30",
  page: "a4",
  columns: "",
  rows: "",
  left: "",
  top: "",
  gapX: "0",
  gapY: "0",
};

/** The layout of codes and texts on labels. */
const labelLookSchema = z.object({
  /** The side of the code; null chooses by the shape of the label. */
  side: z._default(z.nullable(z.enum(CODE_SIDES)), null),
  align: z._default(z.nullable(z.enum(TEXT_ALIGNS)), null),
  /** Text size, points. */
  textSize: z._default(
    z.number().check(z.minimum(TEXT_POINTS.min), z.maximum(TEXT_POINTS.max)),
    TEXT_POINTS.default,
  ),
  rotation: z._default(z.literal(ROTATIONS), 0),
  border: z._default(z.boolean(), false),
  /** Margin within a label, mm, as typed; empty: the default of the label. */
  margin: z._default(z.string(), ""),
  /** Offset of the printer to the right and down, mm, as typed. */
  offsetX: z._default(z.string(), "0"),
  offsetY: z._default(z.string(), "0"),
  order: z._default(z.enum(LABEL_ORDERS), "rows"),
  /** Sheets in black ink only (K). */
  isBlack: z._default(z.boolean(), false),
  cutLines: z._default(z.boolean(), false),
  cropMarks: z._default(z.boolean(), false),
  pageNumbers: z._default(z.boolean(), false),
  /** Adds a first page with the numbers of labels and pages. */
  firstPage: z._default(z.boolean(), false),
});
export type LabelLook = z.infer<typeof labelLookSchema>;
export const NEW_LABEL_LOOK = labelLookSchema.parse({});

const resolutionSchema = z.object({
  sheet: z.literal(RESOLUTIONS),
  printer: z.literal(LABEL_PRINTER_DPI.all),
});
type Resolution = z.infer<typeof resolutionSchema>;
const NEW_RESOLUTION: Resolution = { sheet: DPI.default, printer: LABEL_PRINTER_DPI.default };

/** The label choices of a draft. */
export const labelChoicesShape = {
  /** Name of the template of sheets. */
  template: z._default(z.string(), FIRST_TEMPLATE),
  /** Name of the template for a label printer. */
  printerTemplate: z._default(z.string(), FIRST_ROLL),
  /** Labels by measure instead of a template. */
  ownLabel: z._default(z.nullable(ownLabelSchema), null),
  /** Number of the first unused label on the first sheet, as typed. */
  start: z._default(z.string(), "1"),
  /** Places of the columns with the lines of text, in order. */
  textColumns: z._default(z.array(z.int().check(z.minimum(0))), []),
  /** The picture for rows that name none. */
  picture: z._default(z.nullable(logoFileSchema), null),
  /** Place of the column that names a picture. */
  pictureColumn: z._default(z.nullable(z.int().check(z.minimum(0))), null),
  /** The files that the rows name. */
  pictures: z._default(z.array(logoFileSchema), []),
  labelLook: z._default(labelLookSchema, NEW_LABEL_LOOK),
  /** Resolutions of the printer of sheets and of the label printer, dots per inch. */
  resolution: z._default(resolutionSchema, NEW_RESOLUTION),
};

export const newLabelChoices = () => z.object(labelChoicesShape).parse({});

/** A size on paper, of which only the resolution is asked. */
const sizedSchema = z.object({ print: z.object({ dpi: z.number() }) });

/** The resolutions of a draft in which that of sheets of codes with a size on paper stood beside the size. */
function olderResolution({ output, type, look, design, dpi, sheetDpi }: Record<string, unknown>): Resolution {
  const sized = sizedSchema.safeParse(type === "barcode" ? look : design);
  const { sheet, printer } = resolutionSchema.shape;
  const sheets = output === "sheet" && sized.success ? sized.data.print.dpi : sheetDpi;
  return {
    sheet: sheet.safeParse(sheets).data ?? NEW_RESOLUTION.sheet,
    printer: printer.safeParse(dpi).data ?? NEW_RESOLUTION.printer,
  };
}

/**
 * Converts drafts from when labels had at most one line of text, sheets and label printers one template, or codes with a
 * size on paper a resolution of their own.
 */
export function ofOlderPage(stored: unknown): unknown {
  if (typeof stored !== "object" || stored === null) return stored;
  const { textColumn = null, ...rest } = stored as Record<string, unknown>;
  const { output, template } = rest;
  return {
    resolution: olderResolution(rest),
    ...(typeof textColumn === "number" && { textColumns: [textColumn] }),
    ...(output === "printer" && typeof template === "string" && { printerTemplate: template }),
    ...rest,
  };
}
