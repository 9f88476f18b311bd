import type { Language } from "../../core/languages.ts";
import type { MessageKey } from "./areas.ts";
import { catalogueOf } from "./load-texts.ts";

type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: Values) => string;

/**
 * Makes `t(key, values)`: looks the text up, picks the plural form by `values.n` and fills the {placeholders}.
 * A text whose area is not loaded shows as its key.
 */
export function createTranslator(language: Language): Translate {
  const plural = new Intl.PluralRules(language);
  const catalogue = catalogueOf(language);
  return (key, values = {}) => {
    const message = catalogue[key] ?? key;
    const text =
      typeof message === "string"
        ? message
        : plural.select(Number(values["n"])) === "one"
          ? message.one
          : message.other;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}

/** Whether a message names a text of the catalogue, as those of the forms' schemas do. */
export const isMessageKey = (message: string): message is MessageKey => /^[a-z]\w*\.\w+$/.test(message);
