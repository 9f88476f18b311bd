import * as z from "zod/mini";
import { loadPicture } from "../../adapters/codes/load-picture.ts";
import type { Picture } from "../../core/codes/drawing.ts";
import { checkLogoFile } from "../../core/codes/qr/logo-file.ts";
import { DomainError } from "../../core/errors.ts";
import { within } from "./within.ts";

/** A logo may take this long to load (public tools §9). */
const LOGO_TIMEOUT_MS = 10_000;
const CLEAR_MESSAGE = "This picture is fully transparent: choose one that can be seen";
const TIMEOUT_MESSAGE = "The logo took longer than 10 seconds to load: try a smaller file";

/** A logo as the user gave it, kept in the tab. */
export const logoFileSchema = z.object({
  name: z.string(),
  dataUrl: z.string().check(z.regex(/^data:image\/(jpeg|png|gif|webp);base64,/)),
});
export type LogoFile = z.infer<typeof logoFileSchema>;

/**
 * Takes a chosen file in, after making sure that it can be drawn.
 * @throws DomainError `logo_unreadable` with the sentence that stands beside the field (public tools §5)
 */
export async function takeLogoFile(file: File): Promise<LogoFile> {
  const problem = checkLogoFile(file);
  if (problem) throw new DomainError("logo_unreadable", problem.message);
  const [dataUrl, picture] = await within(
    LOGO_TIMEOUT_MS,
    Promise.all([readAsDataUrl(file), loadPicture(file)]),
    TIMEOUT_MESSAGE,
  );
  if (isClear(picture)) throw new DomainError("logo_unreadable", CLEAR_MESSAGE);
  return { name: file.name, dataUrl };
}

const isClear = ({ rgba }: Picture) => rgba.every((value, index) => index % 4 !== 3 || value === 0);

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file cannot be read")));
    reader.readAsDataURL(file);
  });
}

/** The file again. Read here and not by fetch, which the page's Content-Security-Policy does not let near data URLs. */
export function logoBlob({ dataUrl }: Pick<LogoFile, "dataUrl">): Blob {
  const comma = dataUrl.indexOf(",");
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;,]+)/.exec(dataUrl)?.[1] ?? "" });
}

export const logoPicture = (logo: Pick<LogoFile, "dataUrl">): Promise<Picture> =>
  within(LOGO_TIMEOUT_MS, loadPicture(logoBlob(logo)), TIMEOUT_MESSAGE);
