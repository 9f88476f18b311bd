import * as z from "zod/mini";
import { colorText } from "../../core/codes/color-text.ts";
import { exportPixels } from "../../core/codes/export-size.ts";
import { PAYLOAD_SIZE } from "../../core/codes/payloads/design.ts";
import { LOGO_SIZE, QR_MARGIN, qrDesignSchema, type QrDesign } from "../../core/codes/qr/design.ts";
import { qrFrameSchema } from "../../core/codes/qr/frame/frame.ts";
import type { QrChange } from "../../core/codes/qr/qr-design-fixes.ts";
import type { NamedDesign } from "../../core/codes/texts/design-file.ts";
import { logoFileSchema } from "../codes/logo-file.ts";
import { looksAlike } from "../generator/brands/looks-alike.ts";
import { qrPaperShape } from "../generator/paper/qr-paper.ts";
import { drawnLook, styleDraftSchema } from "../generator/style/look.ts";
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel } from "../../core/codes/qr/symbol.ts";

/** The QR settings block. Stored in sessionStorage as JSON. */
export const payloadDesignSchema = z.object({
  foreground: colorText,
  background: colorText,
  /** Side of the square, px. Null: not chosen, so it is the default, or as large as the symbol needs. */
  size: z.nullable(exportPixels),
  /** Size on paper, which replaces the size in px. */
  ...qrPaperShape,
  level: z.enum(ERROR_CORRECTION_LEVELS),
  /** Modules of quiet zone. */
  margin: z.int().check(z.minimum(QR_MARGIN.min), z.maximum(QR_MARGIN.max)),
  /** Absent: plain. */
  style: z.optional(styleDraftSchema),
  frame: z.optional(qrFrameSchema),
  logo: z._default(z.nullable(logoFileSchema), null),
  /** Percent, see LOGO_SIZE. */
  logoSize: z._default(
    z.number().check(z.minimum(LOGO_SIZE.min), z.maximum(LOGO_SIZE.max)),
    LOGO_SIZE.default,
  ),
});
export type PayloadDesign = z.infer<typeof payloadDesignSchema>;

/**
 * The change that applies a brand to a code, including its logo or the lack of one; size and error correction
 * are the form's.
 */
export function withBrand({ name, design, logo }: NamedDesign): Partial<PayloadDesign> {
  return { ...lookOf(design), logo: logo === null ? null : { name: name ?? "", dataUrl: logo } };
}

const lookOf = ({ foreground, background, margin, style, frame, logoSize }: QrDesign) => ({
  foreground,
  background,
  margin,
  style,
  frame,
  logoSize,
});

/** Whether a code has a brand's design, as far as `withBrand` sets it. */
export const looksLike = (design: PayloadDesign, brand: NamedDesign): boolean =>
  looksAlike(
    {
      name: null,
      design: { ...brand.design, ...lookOf(qrDesignOf(design, design.level)) },
      logo: design.logo?.dataUrl ?? null,
    },
    brand,
  );

export function newPayloadDesign(level: ErrorCorrectionLevel): PayloadDesign {
  const { foreground, background, margin, logoSize } = qrDesignSchema.parse({});
  return { foreground, background, size: null, level, margin, logo: null, logoSize };
}

/**
 * @param level the actual one
 * @param size side of the square if none is chosen, px
 */
export const qrDesignOf = (
  design: PayloadDesign,
  level: ErrorCorrectionLevel,
  size: number = PAYLOAD_SIZE.default,
): QrDesign => qrDesignSchema.parse({ ...design, ...drawnLook(design), size: design.size ?? size, level });

/** The settings after a fix. The code here is a square, so size is a number. */
export function withFix(design: PayloadDesign, { design: change, removeLogo }: QrChange): PayloadDesign {
  const fixed = payloadDesignSchema.safeParse({
    ...design,
    ...change,
    level: design.level,
    ...(removeLogo && { logo: null }),
  });
  return fixed.success ? fixed.data : design;
}
