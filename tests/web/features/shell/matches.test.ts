import { expect, test } from "vitest";
import { LANGUAGES } from "../../../../core/languages.ts";
import { matches } from "../../../../web/features/shell/search/matches.ts";
import { searchEntries, suggestions } from "../../../../web/features/shell/search/search-entries.ts";
import { createTranslator } from "../../../../web/messages/translator.ts";

const found = (language: (typeof LANGUAGES)[number], query: string) => {
  const t = createTranslator(language);
  return searchEntries
    .filter(({ title, description }) => matches(query, t(title), t(description)))
    .map(({ path }) => path);
};

test("matches part of a title or description, ignoring case", () => {
  expect(found("en", "BARCODE gen")).toEqual(["/barcode-generator"]);
  expect(found("en", "password")).toEqual(["/wifi-generator"]);
  expect(found("en", "zebra")).toEqual([]);
});

test("a blank search lists Home, all services and the two help entries", () => {
  expect(found("en", "  ")).toHaveLength(11);
  expect(found("en", " vcard ")).toContain("/vcard-generator");
});

test("matches with or without accents", () => {
  expect(found("es", "codigo de barras")).toContain("/barcode-generator");
  expect(found("es", "CÓDIGO DE BARRAS")).toContain("/barcode-generator");
  expect(found("pt", "numero")).toContain("/product-serial-generator");
});

test.each(LANGUAGES)("every suggestion has results in the language %s", (language) => {
  const t = createTranslator(language);
  const useless = suggestions.map((tag) => t(tag)).filter((word) => found(language, word).length === 0);
  expect(useless).toEqual([]);
});
