import * as z from "zod/mini";
import { colorText } from "../color-text.ts";
import { exportPixels } from "../export-size.ts";
import { qrPrintSchema } from "../print/print.ts";
import { qrFrameSchema } from "./frame/frame.ts";
import { qrStyleSchema } from "./style/style.ts";
import { ERROR_CORRECTION_LEVELS } from "./symbol.ts";

/** Defaults, ranges and presets of the QR generator. Defined here and nowhere else. */
export const QR_SIZE = { min: 200, max: 800, step: 50, default: 300, presets: [300, 500, 700] } as const;
export const QR_CUSTOM_SIZE = { min: 200, max: 1000, step: 50 } as const;
/** Percent of the widest logo that is safe for the symbol at hand. */
export const LOGO_SIZE = { min: 20, max: 70, step: 5, default: 50 } as const;
/** Modules of quiet zone on each side; `needed` is what ISO/IEC 18004 §9.1 asks for. */
export const QR_MARGIN = { min: 0, max: 10, step: 1, needed: 4, default: 4 } as const;
/** The margin of designs that were stored without one: the default of that time. */
const FORMER_MARGIN = 2;
/** Fills the content field of a new code, so that the preview shows one. */
export const PLACEHOLDER_CONTENT = "https://example.com";

const margin = z.int().check(z.minimum(QR_MARGIN.min), z.maximum(QR_MARGIN.max));

/** Look of a QR code; sizes are px of the exported picture. */
export const qrDesignSchema = z.object({
  foreground: z._default(colorText, "#000000"),
  background: z._default(colorText, "#ffffff"),
  /** A number is the side of a square; a custom width and height center the square code. */
  size: z._default(
    z.union([exportPixels, z.object({ width: exportPixels, height: exportPixels })]),
    QR_SIZE.default,
  ),
  /** Null: automatic, see `used-level.ts`. */
  level: z._default(z.nullable(z.enum(ERROR_CORRECTION_LEVELS)), null),
  margin: z._default(margin, QR_MARGIN.default),
  /** Percent, see LOGO_SIZE. Ignored if the code has no logo. */
  logoSize: z._default(
    z.number().check(z.minimum(LOGO_SIZE.min), z.maximum(LOGO_SIZE.max)),
    LOGO_SIZE.default,
  ),
  /** Left out: plain. */
  style: z.optional(qrStyleSchema),
  /** No frame if omitted. A frame enlarges the picture; `size` is the size of the code and its quiet zone. */
  frame: z.optional(qrFrameSchema),
  /** Left out: the picture has no size but its px. */
  print: z.optional(qrPrintSchema),
});
export type QrDesign = z.infer<typeof qrDesignSchema>;

/** A stored design: omitted members get the defaults of the time it was stored, so the code does not change. */
export const storedQrDesignSchema = z.object({
  ...qrDesignSchema.shape,
  margin: z._default(margin, FORMER_MARGIN),
});

/** Size in px of the exported picture, without a frame. */
export function qrPixelSize(design: Pick<QrDesign, "size">): { width: number; height: number } {
  return typeof design.size === "number" ? { width: design.size, height: design.size } : { ...design.size };
}
