import { expect, test } from "vitest";
import type { Language } from "../../../core/languages.ts";
import { createTranslator } from "../../../web/messages/translator.ts";

const t = createTranslator("en");

test("fills placeholders, and leaves those without a value visible", () => {
  expect(t("shell.home", { site: "Codes & Co" })).toBe("Codes & Co, home");
  expect(t("shell.home")).toBe("{site}, home");
});

test("the count picks the plural form", () => {
  expect([0, 1, 2].map((n) => t("history.downloads", { n }))).toEqual([
    "0 downloads",
    "1 download",
    "2 downloads",
  ]);
});

test("inserts a value literally, including dollar signs and braces", () => {
  expect(t("drawing.qr", { content: "$& {site}" })).toBe("QR code with the content $& {site}");
});

test("formats a count with the thousands separator of the language", () => {
  expect(createTranslator("en")("qr.characters", { n: 1500 })).toBe("1,500 characters");
  expect(createTranslator("de")("qr.characters", { n: 1500 })).toBe("1.500 Zeichen");
});

const written = (language: Language): string =>
  createTranslator(language)("generator.size_px", { width: 2.5, height: 2000 });

test("formats a number with the decimal separator of the language and no thousands separator", () => {
  expect(written("en")).toBe("2.5 × 2000 px");
  expect(written("de")).toBe("2,5 × 2000 px");
});
