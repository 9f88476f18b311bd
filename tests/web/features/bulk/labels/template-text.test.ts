import { expect, it } from "vitest";
import { searchTemplates } from "../../../../../core/labels/find-template.ts";
import { TEMPLATES } from "../../../../../core/labels/templates.ts";
import { LANGUAGES } from "../../../../../core/languages.ts";
import { templateText } from "../../../../../web/features/bulk/labels/template-text.ts";
import { createTranslator } from "../../../../../web/messages/translator.ts";
import { loadTexts } from "../../../../../web/messages/load-texts.ts";

it("names sheets with their count, and rolls without one", async () => {
  await loadTexts("de", ["bulk"]);
  const t = createTranslator("de");
  const sheet = TEMPLATES.find(({ part }) => part === "L7160");
  const roll = TEMPLATES.find(({ paper }) => paper === "roll");
  if (!sheet || !roll) throw new Error("there are sheets and rolls");
  expect(templateText(t, "de", sheet)).toMatch(/^Avery L7160.*63,5.*21/);
  const text = templateText(t, "de", roll);
  expect(text).toContain(roll.part);
  expect(text).not.toMatch(/pro Bogen|\b1 /);
});

it.each(LANGUAGES)(
  "the size that the search suggests in %s is written as in the list, and found",
  async (language) => {
    await loadTexts(language, ["bulk-labels"]);
    const t = createTranslator(language);
    const [size = ""] = /\d+\S* × \S+/.exec(t("bulk.template_found", { n: 2 })) ?? [];
    const [first] = searchTemplates(TEMPLATES, size);
    expect(first && templateText(t, language, first)).toContain(size);
  },
);
