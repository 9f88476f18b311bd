import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
const fresh = () => import("../../../web/messages/load-texts.ts");

test("a language chosen while a page's texts are loading gets them as well", async () => {
  const { catalogOf, loadSameTexts, loadTexts } = await fresh();
  const page = loadTexts("en", ["analytics"]);
  await loadSameTexts("pt");
  expect(catalogOf("pt")["activity.title"]).toBeTypeOf("string");
  await page;
});

test("texts requested while a language is loading are loaded in that language as well", async () => {
  const { catalogOf, loadSameTexts, loadTexts } = await fresh();
  await loadTexts("en", ["shell"]);
  const chosen = loadSameTexts("pt");
  await Promise.all([loadTexts("en", ["analytics"]), chosen]);
  expect(catalogOf("pt")["activity.title"]).toBeTypeOf("string");
});
