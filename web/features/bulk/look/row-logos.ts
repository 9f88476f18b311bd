import type { Picture } from "../../../../core/codes/drawing.ts";
import { logoPicture } from "../../../codes/logo-file.ts";

/** Logos of QR codes as data URLs, by the name that orders have instead of them. */
export type RowLogos = Readonly<Record<string, string>>;

/** The name of the logo chosen on the page. */
export const PAGE_LOGO = "logo";
/** The name of a brand's logo; never that of the page. */
export const brandLogo = (brand: string): string => `brand:${brand}`;

/** Returns a function that decodes a logo once. @throws if there is no such logo, or it cannot be drawn */
export function createLogoLoader(logos: RowLogos): (name: string) => Promise<Picture> {
  const loaded = new Map<string, Promise<Picture>>();
  return (name) => {
    const dataUrl = logos[name];
    if (dataUrl === undefined) return Promise.reject(new Error("The row names a logo that is not here."));
    const known = loaded.get(name) ?? logoPicture({ dataUrl });
    loaded.set(name, known);
    return known;
  };
}
