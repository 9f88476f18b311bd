import type { Catalogue, MessageKey } from "./en.ts";

type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: Values) => string;

/** Makes `t(key, values)`: looks the text up, picks the plural form by `values.n` and fills the {placeholders}. */
export function createTranslator(language: string, catalogue: Catalogue): Translate {
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const message = catalogue[key];
    const text =
      typeof message === "string"
        ? message
        : plural.select(Number(values["n"])) === "one"
          ? message.one
          : message.other;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}
