import { expect, test } from "vitest";
import { loadLettersNode } from "../../../../adapters/codes/letters/load-letters.node.ts";

const outlineOf = async (text: string, letter: string) =>
  JSON.stringify((await loadLettersNode(text)).lettering.line(letter).commands);

test("Chinese characters have the regional form of the surrounding text", async () => {
  const looks = await Promise.all(["骨", "骨の", "骨뼈"].map((text) => outlineOf(text, "骨")));
  expect(new Set(looks).size).toBe(3);
});

test("a character missing from one font is taken from another", async () => {
  // 僱 is in none but the traditional font, 峠 in the Japanese one
  const { missing, lettering } = await loadLettersNode("高山 僱 峠");
  expect(missing).toEqual([]);
  expect(lettering.line("高山僱峠").glyphs).toHaveLength(4);
});

test("reports only clusters that no font has, each once", async () => {
  expect((await loadLettersNode("Tea 茶 ჩაი ჩაი")).missing).toEqual(["ჩ", "ა", "ი"]);
});
