import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../../core/languages.ts";
import type { Catalog } from "../../../web/messages/load-texts.ts";
import type { Message } from "../../../web/messages/areas.ts";
import { SAME_IN_ENGLISH } from "./same-in-english.ts";
import { FIXED_TEXTS } from "./fixed-texts.ts";

const files = import.meta.glob<{ messages: Catalog }>("../../../web/messages/*/*.ts", { eager: true });

const textsOf = (language: Language, area: string): Catalog | undefined =>
  files[`../../../web/messages/${language}/${area}.ts`]?.messages;
const areasOf = (language: Language): string[] =>
  Object.keys(files).flatMap((path) => new RegExp(`/${language}/([^/]+)\\.ts$`).exec(path)?.[1] ?? []);

const areas = areasOf("en");
const others = LANGUAGES.filter((language) => language !== "en");

/** Lists problems in the texts of the other languages as "language, area, key: problem". */
const problems = (check: (text: Message | undefined, english: Message, language: Language) => string[]) =>
  others.flatMap((language) =>
    areas.flatMap((area) => {
      const texts = textsOf(language, area);
      if (!texts) return [];
      return Object.entries(textsOf("en", area) ?? {}).flatMap(([key, english]) =>
        check(texts[key], english ?? "", language).map((what) => `${language}, ${area}, ${key}: ${what}`),
      );
    }),
  );

const formsOf = (message: Message | undefined): string[] =>
  message === undefined ? [] : typeof message === "string" ? [message] : [message.one, message.other];
const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

test("every language has a file for every area, and no others", () => {
  const found = others.map((language) => ({ language, areas: areasOf(language) }));
  expect(found).toEqual(others.map((language) => ({ language, areas })));
});

test("no text is missing in a language", () => {
  expect(problems((text) => (text === undefined ? ["missing"] : []))).toEqual([]);
});

test("no language has a text that English does not have", () => {
  const unknown = others.flatMap((language) =>
    areas.flatMap((area) => {
      const english = textsOf("en", area) ?? {};
      return Object.keys(textsOf(language, area) ?? {})
        .filter((key) => !(key in english))
        .map((key) => `${language}, ${area}, ${key}`);
    }),
  );
  expect(unknown).toEqual([]);
});

test("a text has plural forms exactly where the English one does", () => {
  const wrong = problems((text, english) =>
    text === undefined || typeof text === typeof english ? [] : [`English: ${JSON.stringify(english)}`],
  );
  expect(wrong).toEqual([]);
});

test("a text has the same placeholders as the English one", () => {
  const wrong = problems((text, english) => {
    const wanted = placeholdersOf(formsOf(english).at(-1) ?? "");
    return formsOf(text)
      .map(placeholdersOf)
      .filter((found) => String(found) !== String(wanted))
      .map((found) => `has ${found.join(" ") || "none"}, English ${wanted.join(" ") || "none"}`);
  });
  expect(wrong).toEqual([]);
});

test("no text is left untranslated", () => {
  const wrong = problems((text, english, language) => {
    const original = formsOf(english).at(-1) ?? "";
    const words = original.replace(/\{\w+\}/g, "").match(/\p{L}+/gu) ?? [];
    const shared = [...SAME_IN_ENGLISH.all, ...SAME_IN_ENGLISH[language]].map((word) => word.toLowerCase());
    const isLeft =
      formsOf(text).at(-1) === original && !words.every((word) => shared.includes(word.toLowerCase()));
    return isLeft ? [original] : [];
  });
  expect(wrong).toEqual([]);
});

test("no text is empty or has surrounding whitespace", () => {
  const wrong = LANGUAGES.flatMap((language) =>
    areas.flatMap((area) =>
      Object.entries(textsOf(language, area) ?? {})
        .filter(([, text]) => formsOf(text).some((form) => form === "" || form !== form.trim()))
        .map(([key]) => `${language}, ${area}, ${key}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test("every text belongs to one area only", () => {
  const keys = areas.flatMap((area) => Object.keys(textsOf("en", area) ?? {}));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("texts with fixed wording match exactly", () => {
  const english: Catalog = Object.assign({}, ...areas.map((area) => textsOf("en", area)));
  const said = Object.keys(FIXED_TEXTS).map((key) => [key, english[key]]);
  expect(Object.fromEntries(said)).toEqual(FIXED_TEXTS);
});
