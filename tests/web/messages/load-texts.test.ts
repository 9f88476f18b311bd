import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
const fresh = () => import("../../../web/messages/load-texts.ts");

test("a language that is chosen while a page's texts are on their way has them, too", async () => {
  const { catalogOf, loadSameTexts, loadTexts } = await fresh();
  const page = loadTexts("en", ["analytics"]);
  await loadSameTexts("pt");
  expect(catalogOf("pt")["activity.title"]).toBeTypeOf("string");
  await page;
});

test("a page that asks for texts while a language is on its way has them in that one, too", async () => {
  const { catalogOf, loadSameTexts, loadTexts } = await fresh();
  await loadTexts("en", ["shell"]);
  const chosen = loadSameTexts("pt");
  await Promise.all([loadTexts("en", ["analytics"]), chosen]);
  expect(catalogOf("pt")["activity.title"]).toBeTypeOf("string");
});
