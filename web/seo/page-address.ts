import { isLanguage } from "../../core/languages.ts";

/**
 * Absolute addresses of a page, one a language: with no language, or one that we lack, the address that suits everybody.
 * @param siteUrl origin, without a slash at its end
 * @param path of the page, however it was written in the address
 */
export function pageAddress(siteUrl: string, path: string): (language: string | null) => string {
  const address = siteUrl + (path.toLowerCase().replace(/(?<!\/)\/+$/, "") || "/");
  return (language) => (isLanguage(language) ? `${address}?lang=${language}` : address);
}
