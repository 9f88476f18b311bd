import * as z from "zod/mini";
import type { BarcodeChange } from "../../../core/codes/barcode/barcode-design-fixes.ts";
import {
  barcodeDesignSchema,
  CANVAS_HEIGHT,
  CANVAS_WIDTH,
  type BarcodeDesign,
} from "../../../core/codes/barcode/design.ts";
import { barcodeFormats } from "../../../core/codes/barcode/formats.ts";
import type { BarcodeFix } from "../../../core/codes/barcode/problem.ts";
import { BARCODE_FORMATS, type BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import { exportPixels } from "../../../core/codes/export-size.ts";
import { askedSchema } from "../../generator/paper/paper.ts";

const { canvas: _canvas, ...designShape } = barcodeDesignSchema.shape;

/** State of the barcode wizard from the first keystroke to the download. Stored in sessionStorage as JSON. */
export const barcodeDraftSchema = z.object({
  ...designShape,
  format: z.enum(BARCODE_FORMATS),
  content: z.string(),
  /** The `data` parameter from which this draft was created. */
  source: z.nullable(z.string()),
  /** Shown with a code that was created by "Use CODE128 instead". */
  note: z.nullable(z.literal("barcode.made_as_code128")),
  /** The height of its bars on paper, as entered. */
  asked: askedSchema,
  customSize: z.boolean(),
  width: exportPixels,
  height: exportPixels,
});
export type BarcodeDraft = z.infer<typeof barcodeDraftSchema>;

/** The barcode that the address requests, as the scanner encodes one that it read. */
export interface BarcodeQuery {
  format: BarcodeFormat;
  data: string;
}

/**
 * @param search query of the address: `?format=EAN13&data=4006381333931` @returns null if it requests nothing
 * that can be made here
 */
export function askedBarcode(search: string): BarcodeQuery | null {
  const parameters = new URLSearchParams(search);
  const format = BARCODE_FORMATS.find((one) => one === parameters.get("format"));
  const data = parameters.get("data");
  return format === undefined || data === null ? null : { format, data };
}

/**
 * A new code contains the example of its format, so that the preview shows one at once, or the requested
 * content.
 */
export function newBarcodeDraft(asked: BarcodeQuery | null = null): BarcodeDraft {
  const { canvas: _none, ...design } = barcodeDesignSchema.parse({});
  return {
    ...design,
    format: asked?.format ?? "CODE128",
    content: asked?.data ?? barcodeFormats.CODE128.example,
    source: asked?.data ?? null,
    note: null,
    customSize: false,
    width: CANVAS_WIDTH.default,
    height: CANVAS_HEIGHT.default,
  };
}

/** Selecting a format fills the content with that format's example. */
export const withFormat = (draft: BarcodeDraft, format: BarcodeFormat): BarcodeDraft => ({
  ...draft,
  format,
  content: barcodeFormats[format].example,
  note: null,
});

export function barcodeDesignOf(draft: BarcodeDraft): BarcodeDesign {
  const canvas = draft.customSize ? { width: draft.width, height: draft.height } : null;
  return barcodeDesignSchema.parse({ ...draft, canvas });
}

export type DraftChange = BarcodeChange & Pick<BarcodeFix["change"], "format" | "content">;

/** The draft after a fix of its design, content or format. */
export function withBarcodeChange(draft: BarcodeDraft, { canvas, ...change }: DraftChange): BarcodeDraft {
  const { format } = change;
  return {
    ...draft,
    ...change,
    ...(format && { note: format === "CODE128" ? "barcode.made_as_code128" : null }),
    ...canvas,
    ...(canvas !== undefined && { customSize: canvas !== null }),
  };
}
