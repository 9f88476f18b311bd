import { expect, test } from "vitest";
import { loadLettersNode } from "../../../../adapters/codes/letters/load-letters.node.ts";

const outlineOf = async (text: string, letter: string) =>
  JSON.stringify((await loadLettersNode(text)).lettering.line(letter).commands);

test("Chinese characters look as in the language of the letters beside them", async () => {
  const looks = await Promise.all(["骨", "骨の", "骨뼈"].map((text) => outlineOf(text, "骨")));
  expect(new Set(looks).size).toBe(3);
});

test("a character that one font lacks comes from another one", async () => {
  // 僱 is in none but the traditional font, 峠 in the Japanese one
  const { missing, lettering } = await loadLettersNode("高山 僱 峠");
  expect(missing).toEqual([]);
  expect(lettering.line("高山僱峠").glyphs).toHaveLength(4);
});

test("only clusters that no font has are missing, each once", async () => {
  expect((await loadLettersNode("Tea 茶 ჩაი ჩაი")).missing).toEqual(["ჩ", "ა", "ი"]);
});
