import type { Language } from "../languages.ts";

/** Name of a country in this language. @param code ISO 3166-1 alpha-2 */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
