import { isLanguage } from "../../core/languages.ts";

/**
 * Absolute addresses of a page, one per language: without a language, or for an unsupported one, the address
 * without a language parameter.
 * @param siteUrl origin without a trailing slash
 * @param path path of the page in any spelling
 */
export function pageAddress(siteUrl: string, path: string): (language: string | null) => string {
  const address = siteUrl + (path.toLowerCase().replace(/(?<!\/)\/+$/, "") || "/");
  return (language) => (isLanguage(language) ? `${address}?lang=${language}` : address);
}
