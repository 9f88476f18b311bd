import type { Language } from "../core/languages.ts";

/** Every language by its own name, the one that its speakers look for. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  pt: "Português (Brasil)",
};
