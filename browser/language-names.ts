import type { Language } from "../core/languages.ts";

/** Every language by its own name, since who looks for it reads that one. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  pt: "Português (Brasil)",
};
