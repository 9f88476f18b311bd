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

test("a part of the title or of the description is enough, in any case", () => {
  expect(found("en", "BARCODE gen")).toEqual(["/barcode-generator"]);
  expect(found("en", "password")).toEqual(["/wifi-generator"]);
  expect(found("en", "zebra")).toEqual([]);
});

test("nothing but blanks finds everything: Home, the eight services and the two help entries", () => {
  expect(found("en", "  ")).toHaveLength(11);
  expect(found("en", " vcard ")).toContain("/vcard-generator");
});

test("accents need not be typed, and may be", () => {
  expect(found("es", "codigo de barras")).toContain("/barcode-generator");
  expect(found("es", "CÓDIGO DE BARRAS")).toContain("/barcode-generator");
  expect(found("pt", "numero")).toContain("/product-serial-generator");
});

test.each(LANGUAGES)("every suggestion finds something in the language %s", (language) => {
  const t = createTranslator(language);
  const useless = suggestions.map((tag) => t(tag)).filter((word) => found(language, word).length === 0);
  expect(useless).toEqual([]);
});
