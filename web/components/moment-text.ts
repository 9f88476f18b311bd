import type { Language } from "../../core/languages.ts";

/** A date and time in this language and in the device's time zone, which it includes. @param iso ISO 8601 */
export const momentText = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: language === "en" ? "numeric" : "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(iso));
