import { fillSentence, type SentenceValues } from "../../core/codes/sentence.ts";
import type { Language } from "../../core/languages.ts";
import type { MessageKey } from "./areas.ts";
import { catalogOf } from "./load-texts.ts";

export type Translate = (key: MessageKey, values?: SentenceValues) => string;

/**
 * Makes `t(key, values)`: looks the text up, picks the plural form by `values.n` and fills the {placeholders}. Numbers get the
 * decimal sign of the language and no sign between thousands, since most are px; a count `n` has one. A text whose area is not
 * loaded shows as its key.
 */
export function createTranslator(language: Language): Translate {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 3 });
  const count = new Intl.NumberFormat(language);
  const written = (name: string, value: string | number) =>
    typeof value === "number" ? (name === "n" ? count : number).format(value) : value;
  const catalog = catalogOf(language);
  return (key, values = {}) => {
    const message = catalog[key] ?? key;
    const text =
      typeof message === "string"
        ? message
        : plural.select(Number(values["n"])) === "one"
          ? message.one
          : message.other;
    const spoken = Object.entries(values).map(([name, value]) => [name, written(name, value)]);
    return fillSentence(text, Object.fromEntries(spoken));
  };
}

/** Whether a message names a text of the catalog, as those of the forms' schemas do. */
export const isMessageKey = (message: string): message is MessageKey => /^[a-z]\w*\.\w+$/.test(message);
