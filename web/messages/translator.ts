import { fillSentence, type SentenceValues } from "../../core/codes/sentence.ts";
import type { Language } from "../../core/languages.ts";
import type { MessageKey } from "./areas.ts";
import { catalogOf } from "./load-texts.ts";

export type Translate = (key: MessageKey, values?: SentenceValues) => string;

/**
 * Creates `t(key, values)`: looks up the text, selects the plural form by `values.n` and fills in the
 * {placeholders}. Numbers get the language's decimal separator but no thousands separator, since most are px;
 * a count `n` has one. A text whose area is not loaded is shown as its key.
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

/** Whether a message is a message key, as in the schemas of forms. */
export const isMessageKey = (message: string): message is MessageKey => /^[a-z]\w*\.\w+$/.test(message);
