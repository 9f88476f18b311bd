// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../../core/languages.ts";
import { settingsSchema } from "../../../core/settings/settings.ts";
import { catalogOf, loadAllTexts, type Catalog } from "../../../web/messages/load-texts.ts";
import { routesAt } from "../../../web/app/routes-at.ts";
import { createRender } from "../../../web/app/server.tsx";
import { routePages } from "../support/route-pages.ts";

const files = import.meta.glob<{ messages: Catalog }>("../../../web/messages/*/*.ts", { eager: true });
const textsOf = (language: Language, area: string): Catalog =>
  files[`../../../web/messages/${language}/${area}.ts`]?.messages ?? {};

const api = { publicSettings: async () => settingsSchema.parse({}) };

const areasOf = (path: string): string[] => [
  "shell",
  ...routesAt(path).sources.flatMap(({ areas }) => areas),
];
const areaOfKey = new Map(
  Object.entries(files).flatMap(([path, { messages }]) => {
    const area = /\/en\/([^/]+)\.ts$/.exec(path)?.[1];
    return area ? Object.keys(messages).map((key) => [key, area] as const) : [];
  }),
);

describe("a page renders with only the texts of its declared areas", async () => {
  await loadAllTexts();
  const render = createRender(api);
  const asked = [...routePages.map(({ path }) => path), "/no/such/page"];
  // the renderer loads each page and text only once: do it now so that no test waits for it and texts that a
  // test removes are not loaded again
  for (const path of asked) await render(new Request(`http://localhost${path}`), "n");

  test.each(LANGUAGES)("in the language %s", async (language) => {
    const raw: string[] = [];
    for (const path of asked) {
      const catalog = catalogOf(language);
      for (const key of Object.keys(catalog)) delete catalog[key];
      for (const area of areasOf(path)) Object.assign(catalog, textsOf(language, area));
      const rendered = await render(new Request(`http://localhost${path}?lang=${language}`), "n");
      if (rendered === null || rendered instanceof Response) continue;
      expect(rendered.language).toBe(language);
      const words = `${rendered.head} ${rendered.body}`.match(/\b[a-z]\w*\.\w+/g) ?? [];
      const keys = new Set(words.filter((word) => areaOfKey.has(word)));
      raw.push(...Array.from(keys, (key) => `${path}: ${key} of area ${areaOfKey.get(key)}`));
    }
    expect(raw).toEqual([]);
  });
});

/** Lists the modules under web/ that a module imports, including those loaded later. */
function modulesOf(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module) || module.startsWith("web/messages/") || !existsSync(module)) return seen;
  seen.add(module);
  for (const [, to = ""] of readFileSync(module, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
    const path = join(dirname(module), to);
    if (path.startsWith("web/")) modulesOf(path, seen);
  }
  return seen;
}

/** Finds the message keys in a source, as "a.key" or the start of `a.${key}`, with their areas. */
function areasNamedIn(source: string): { key: string; area: string }[] {
  const named = [...source.matchAll(/"([a-z]\w*\.\w+)"/g)].flatMap(([, key = ""]) => {
    const area = areaOfKey.get(key);
    return area ? [{ key, area }] : [];
  });
  const begun = [...source.matchAll(/`([a-z]\w*\.\w*)\$\{/g)].flatMap(([, start = ""]) => {
    const found = [...areaOfKey].find(([key]) => key.startsWith(start));
    return found ? [{ key: `${start}…`, area: found[1] }] : [];
  });
  return [...named, ...begun];
}

/** Lists the areas that a source loads along with a part of the page. */
const areasLoadedBy = (source: string): string[] =>
  [...source.matchAll(/loadTexts\(pageLanguage\(\), \[([^\]]*)\]/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/"([\w-]+)"/g)].map(([, area = ""]) => area),
  );

test.each(routePages)(
  "every text of $module is in an area that its route or a lazy part declares",
  ({ module, path }) => {
    const sources = Array.from(
      modulesOf(`web/${module}`),
      (file) => [file, readFileSync(file, "utf8")] as const,
    );
    const declared = [...areasOf(path), ...sources.flatMap(([, source]) => areasLoadedBy(source))];
    const strange = sources.flatMap(([file, source]) =>
      areasNamedIn(source)
        .filter(({ area }) => !declared.includes(area))
        .map(({ key, area }) => `${file}: ${key} of area ${area}`),
    );
    expect(strange).toEqual([]);
  },
);

test("every text of the layout and the error page is in the shell area", () => {
  const strange = ["web/features/shell/Layout.tsx", "web/features/shell/ErrorPage.tsx"]
    .flatMap((module) => [...modulesOf(module)])
    .flatMap((file) => areasNamedIn(readFileSync(file, "utf8")).map(({ key, area }) => ({ file, key, area })))
    .filter(({ area }) => area !== "shell");
  expect(strange).toEqual([]);
});
