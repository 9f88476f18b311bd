import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { texts as de } from "../../admin/messages/de.ts";
import { texts as en } from "../../admin/messages/en.ts";
import { texts as es } from "../../admin/messages/es.ts";
import { texts as fr } from "../../admin/messages/fr.ts";
import { texts as it } from "../../admin/messages/it.ts";
import { texts as pt } from "../../admin/messages/pt.ts";
import type { Message } from "../../admin/messages/areas.ts";
import { createI18nProvider, loadPanelTexts } from "../../admin/messages/i18n-provider.ts";

const languages = { en, es, fr, de, it, pt };

type Tree = { [key: string]: string | Tree };
const flat = (tree: Tree, prefix = ""): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === "string" ? [`${prefix}${name}`] : flat(value, `${prefix}${name}.`),
  );

/**
 * Keys of react-admin features that our pages do not use: its sign-in page, saved searches, pagination, file
 * inputs and developer tools.
 */
const UNSEEN = [
  "auth",
  "configurable",
  "guesser",
  "saved_queries",
  "input.file",
  "input.image",
  "navigation.(?:current_page|first|last|next|no_more_results|page|page_(?:out|range).*|partial.*|previous)",
  "message.bulk_.*",
  "action.(?:add_filter|bulk_actions|clone|close_menu|expand|move_.*|open_menu|remove_all_filters|remove_filter|search_columns|select_columns|toggle_theme|update_application)",
].map((part) => new RegExp(`^ra\\.${part}(?:\\.|$)`));

test("the catalog has every react-admin text that a page can show", async () => {
  const name = "ra-language-english";
  const { default: theirs } = (await import(/* @vite-ignore */ name)) as { default: Tree };
  const shown = flat(theirs).filter((key) => !UNSEEN.some((part) => part.test(key)));
  expect(shown.filter((key) => en[key] === undefined)).toEqual([]);
});

const holes = (message: Message | undefined): string[] => {
  const forms = typeof message === "string" ? [message] : [message?.one ?? "", message?.other ?? ""];
  return [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].toSorted();
};

test.each(Object.entries(languages))(
  "%s has the same texts and placeholders as English",
  (_language, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
    const differing = Object.keys(en).filter((key) => holes(texts[key]).join() !== holes(en[key]).join());
    expect(differing).toEqual([]);
  },
);

// French and Portuguese also use the singular form for zero
test.each(["fr", "pt"] as const)(
  "%s shows the number 0 where nobody has read a notification yet",
  async (language) => {
    await loadPanelTexts(language);
    const { translate } = createI18nProvider(language);
    for (const key of ["news.readers", "news.confirm_text"]) expect(translate(key, { n: 0 })).toContain("0");
  },
);

test("the document gets the language of the panel on the first load", () => {
  createI18nProvider("de");
  expect(document.documentElement.lang).toBe("de");
});

/** Removes comments, since docstrings contain keys as examples. */
const withoutComments = (source: string): string => source.replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, "");

test("every text key that the code uses is in the catalog", () => {
  const files = readdirSync("admin", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const named = files.flatMap((name) =>
    [
      ...withoutComments(readFileSync(join("admin", name), "utf8")).matchAll(/\bt\(\s*"([a-z]\w*\.\w+)"/g),
    ].map(([, key = ""]) => key),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((key) => en[key] === undefined)).toEqual([]);
});
