import * as z from "zod/mini";
import { colorText } from "../../core/codes/color-text.ts";
import { exportPixels } from "../../core/codes/export-size.ts";
import { PAYLOAD_SIZE } from "../../core/codes/payloads/design.ts";
import { QR_MARGIN, qrDesignSchema, type QrDesign } from "../../core/codes/qr/design.ts";
import { qrFrameSchema } from "../../core/codes/qr/frame/frame.ts";
import type { QrChange } from "../../core/codes/qr/qr-design-fixes.ts";
import { designFileOf } from "../../core/codes/texts/design-file.ts";
import { drawnLook, styleDraftSchema } from "../generator/style/look.ts";
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel } from "../../core/codes/qr/symbol.ts";

/** The QR settings block. Travels through sessionStorage as JSON. */
export const payloadDesignSchema = z.object({
  foreground: colorText,
  background: colorText,
  /** Side of the square, px. Null: nobody chose one, so it is the default, or as much as the symbol needs. */
  size: z.nullable(exportPixels),
  level: z.enum(ERROR_CORRECTION_LEVELS),
  /** Modules of quiet zone. */
  margin: z.int().check(z.minimum(QR_MARGIN.min), z.maximum(QR_MARGIN.max)),
  /** Left out: plain. */
  style: z.optional(styleDraftSchema),
  frame: z.optional(qrFrameSchema),
});
export type PayloadDesign = z.infer<typeof payloadDesignSchema>;

/** The change that gives a code the look of a brand: its logo stays out, size and error correction are those of the form. */
export const withBrand = ({ foreground, background, margin, style, frame }: QrDesign) => ({
  foreground,
  background,
  margin,
  style,
  frame,
});

/** Whether a code looks as the brand wants it, as far as `withBrand` goes. */
export const looksLike = (design: PayloadDesign, brand: QrDesign): boolean => {
  const lookOf = (shown: QrDesign) =>
    JSON.stringify(designFileOf({ name: null, logo: null, design: { ...brand, ...withBrand(shown) } }));
  return lookOf(qrDesignOf(design, design.level)) === lookOf(brand);
};

export function newPayloadDesign(level: ErrorCorrectionLevel): PayloadDesign {
  const { foreground, background, margin } = qrDesignSchema.parse({});
  return { foreground, background, size: null, level, margin };
}

/** @param level the one that is really used */
export const qrDesignOf = (design: PayloadDesign, level: ErrorCorrectionLevel): QrDesign =>
  qrDesignSchema.parse({ ...design, ...drawnLook(design), size: design.size ?? PAYLOAD_SIZE.default, level });

/** The settings after a fix. Here the code is a square without a logo, so size is a number. */
export function withFix(design: PayloadDesign, { design: change }: QrChange): PayloadDesign {
  const fixed = payloadDesignSchema.safeParse({ ...design, ...change, level: design.level });
  return fixed.success ? fixed.data : design;
}
