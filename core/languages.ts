/** The languages of the site, English first. Two-letter codes of ISO 639-1. */
export const LANGUAGES = ["en", "es", "fr", "de", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((language) => language === text);

/**
 * The supported language that the client prefers (RFC 9110 §12.5.4): `pt-BR, de;q=0.7` gives pt.
 * @param acceptLanguage value of the header, or of `navigator.languages` joined by commas
 * @returns null if none is supported
 */
export function preferredLanguage(acceptLanguage: string): Language | null {
  const wishes = acceptLanguage.split(",").map((wish) => {
    const [range = "", ...parameters] = wish.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    return { language: range.toLowerCase().split("-")[0], quality: Number(quality) || 0 };
  });
  const known = wishes
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  const best = known[0]?.language;
  return isLanguage(best) ? best : null;
}
