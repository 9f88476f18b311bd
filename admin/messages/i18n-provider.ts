import type { I18nProvider } from "react-admin";
import { fillSentence } from "../../core/codes/sentence.ts";
import { isLanguage, LANGUAGES, type Language } from "../../core/languages.ts";
import type { Catalog } from "./one-catalog.ts";
import { LANGUAGE_NAMES } from "../../browser/language-names.ts";

/** One file per language. */
const files: Record<Language, () => Promise<{ texts: Catalog }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  it: () => import("./it.ts"),
  pt: () => import("./pt.ts"),
};
const catalogs = new Map<Language, Catalog>();

/** Loads all texts of a language; loaded ones are free. */
export async function loadPanelTexts(language: Language): Promise<void> {
  if (!catalogs.has(language)) catalogs.set(language, (await files[language]()).texts);
}

/**
 * Texts for react-admin and for us: `const t = useTranslate(); t("users.found", { n: 3, query })`. A text with two plural forms uses the
 * one for `n` (or react-admin's own `smart_count`); numbers are formatted in the language. A text that is not a key, such as a server's
 * sentence, is returned unchanged.
 * @param first language whose texts are already loaded
 */
export function createI18nProvider(first: Language): I18nProvider {
  let language = first;
  document.documentElement.lang = first;
  const translate = (key: string, options: Record<string, unknown> = {}): string => {
    const { _: otherwise, ...values } = options;
    const message = catalogs.get(language)?.[key];
    if (message === undefined) return typeof otherwise === "string" ? otherwise : key;
    const count = Number(values["n"] ?? values["smart_count"] ?? 1);
    const isOne = new Intl.PluralRules(language).select(count) === "one";
    const text = typeof message === "string" ? message : isOne ? message.one : message.other;
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
    const written = Object.entries(values).map(([name, value]): [string, string] => [
      name,
      typeof value === "number" ? number.format(value) : typeof value === "string" ? value : "",
    ]);
    return fillSentence(text, Object.fromEntries(written));
  };
  return {
    translate,
    async changeLocale(next) {
      if (!isLanguage(next)) return;
      await loadPanelTexts(next);
      language = next;
      document.documentElement.lang = next;
    },
    getLocale: () => language,
    getLocales: () => LANGUAGES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
  };
}
