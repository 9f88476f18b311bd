import * as z from "zod/mini";

/** Rules of the logo upload (public tools §5, §9). */
export const LOGO_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
export const LOGO_TIMEOUT_MS = 10_000;

/** A logo as the user gave it: a data URL that never leaves the tab, and its hosted address once a signed-in user's upload succeeded (D10). */
export const logoFileSchema = z.object({
  name: z.string(),
  dataUrl: z.string().check(z.regex(/^data:image\/(jpeg|png|gif|webp);base64,/)),
  hostedUrl: z.nullable(z.string()),
});
export type LogoFile = z.infer<typeof logoFileSchema>;

export const logoMessages = {
  "logo.wrong_type": "Please select a valid image file. Accepted types: JPEG, PNG, GIF, WebP",
  "logo.too_large": "File size should be less than 2MB",
  "logo.unreadable": "This image cannot be read. Please choose another file.",
  "logo.timeout": "The image took longer than 10 seconds to load. Please try a smaller file.",
} as const;
export type LogoProblem = keyof typeof logoMessages;

export function logoProblem(file: { type: string; size: number }): LogoProblem | null {
  if (!LOGO_TYPES.some((type) => type === file.type)) return "logo.wrong_type";
  if (file.size > LOGO_MAX_BYTES) return "logo.too_large";
  return null;
}
