import * as z from "zod/mini";
import { loadPicture } from "../../adapters/codes/files/load-picture.ts";
import type { Picture } from "../../core/codes/drawing.ts";
import { checkLogoFile, logoProblem, logoRefusal } from "../../core/codes/qr/logo-file.ts";
import { within } from "./within.ts";

/** Time limit for loading a logo. */
const LOGO_TIMEOUT_MS = 10_000;
const slow = () => logoRefusal(logoProblem("slow", { seconds: LOGO_TIMEOUT_MS / 1000 }));

/** A logo as the user provided it, stored in the tab. */
export const logoFileSchema = z.object({
  name: z.string(),
  dataUrl: z.string().check(z.regex(/^data:image\/(jpeg|png|gif|webp|svg\+xml);base64,/)),
});
export type LogoFile = z.infer<typeof logoFileSchema>;

/**
 * Reads a chosen file and checks that it can be drawn.
 * @throws DomainError `logo_unreadable` with the message for the field
 */
export async function takeLogoFile(file: File): Promise<LogoFile> {
  const problem = checkLogoFile(file);
  if (problem) throw logoRefusal(problem);
  const [dataUrl, picture] = await within(
    LOGO_TIMEOUT_MS,
    Promise.all([readAsDataUrl(file), loadPicture(file)]),
    slow,
  );
  if (isClear(picture)) throw logoRefusal(logoProblem("clear"));
  // of an SVG, only the visible shapes are kept
  return { name: file.name, dataUrl: picture.shapes ? await shapesDataUrl(picture) : dataUrl };
}

const isClear = ({ rgba }: Picture) => rgba.every((value, index) => index % 4 !== 3 || value === 0);

async function shapesDataUrl(picture: Picture): Promise<string> {
  const { svgLogoUri } = await import("../../adapters/codes/svg/svg-logo-uri.ts");
  return svgLogoUri(picture);
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(logoRefusal(logoProblem("broken"), reader.error)));
    reader.readAsDataURL(file);
  });
}

/** Decodes the file. Not by fetch, since the page's Content-Security-Policy blocks data URLs there. */
export function logoBlob({ dataUrl }: Pick<LogoFile, "dataUrl">): Blob {
  const comma = dataUrl.indexOf(",");
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;,]+)/.exec(dataUrl)?.[1] ?? "" });
}

export const logoPicture = (logo: Pick<LogoFile, "dataUrl">): Promise<Picture> =>
  within(LOGO_TIMEOUT_MS, loadPicture(logoBlob(logo)), slow);
