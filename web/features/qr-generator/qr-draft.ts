import * as z from "zod/mini";
import {
  EXPORT_SIZE,
  LOGO_SIZE,
  PLACEHOLDER_CONTENT,
  QR_SIZE,
  qrDesignSchema,
  type QrDesign,
} from "../../../core/codes/qr/design.ts";
import { logoFileSchema } from "../../codes/logo-file.ts";

const exportPixels = z.int().check(z.minimum(EXPORT_SIZE.min), z.maximum(EXPORT_SIZE.max));

/** What the QR wizard holds between the first keystroke and the download. Travels through sessionStorage as JSON (D7). */
export const qrDraftSchema = z.object({
  content: z.string(),
  foreground: z.string(),
  background: z.string(),
  customSize: z.boolean(),
  /** Side of the square, while `customSize` is off. */
  size: exportPixels,
  width: exportPixels,
  height: exportPixels,
  logo: z.nullable(logoFileSchema),
  logoSize: z.number().check(z.minimum(LOGO_SIZE.min), z.maximum(LOGO_SIZE.max)),
});
export type QrDraft = z.infer<typeof qrDraftSchema>;

/** A new code. Without content it holds the placeholder, so that the preview shows a code at once. */
export function newQrDraft(content: string = PLACEHOLDER_CONTENT): QrDraft {
  const { foreground, background, logoSize } = qrDesignSchema.parse({});
  return {
    content,
    foreground,
    background,
    customSize: false,
    size: QR_SIZE.default,
    width: QR_SIZE.default,
    height: QR_SIZE.default,
    logo: null,
    logoSize,
  };
}

export function qrDesignOf(draft: QrDraft): QrDesign {
  const { foreground, background, logoSize } = draft;
  const size = draft.customSize ? { width: draft.width, height: draft.height } : draft.size;
  return qrDesignSchema.parse({ foreground, background, logoSize, size });
}
