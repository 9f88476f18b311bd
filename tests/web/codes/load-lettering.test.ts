import { expect, test, vi } from "vitest";
import { LANGUAGES } from "../../../core/languages.ts";
import { errorText } from "../../../web/api/error-text.ts";
import { loadLettering } from "../../../web/codes/use-framed.ts";
import { failureOf } from "../../../web/features/bulk/batch-failure.ts";
import { failureText } from "../../../web/features/bulk/table/sentence-text.ts";
import { createTranslator } from "../../../web/messages/translator.ts";

test("a font that fails to load yields an error with advice, in every language", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  // nothing serves fonts here
  const error: unknown = await loadLettering("茶").catch((reason: unknown) => reason);
  const english = createTranslator("en");
  expect(errorText(english, error)).toMatch(/^The letters of the text could not be loaded\. Check your conn/);
  expect(failureText(english, failureOf(error))).toBe(`${errorText(english, error)}.`);
  const said = LANGUAGES.map((language) => errorText(createTranslator(language), error));
  expect(new Set(said).size).toBe(LANGUAGES.length);
});
