import { expect, test } from "vitest";
import { loadLettersNode } from "../../../../adapters/codes/letters/load-letters.node.ts";

const outlineOf = async (text: string, letter: string) =>
  JSON.stringify((await loadLettersNode(text)).lettering.line(letter).commands);

test("Chinese characters look as in the language of the letters beside them", async () => {
  const japanese = await outlineOf("骨の", "骨");
  expect(japanese).not.toBe(await outlineOf("骨", "骨"));
  // the Korean font lacks it: that of another language follows, but not the Japanese one
  expect(await outlineOf("한骨", "骨")).not.toBe(japanese);
});

test("a character that the font of a language lacks comes from that of another one", async () => {
  // the last two are written differently in simplified Chinese
  const { missing, lettering } = await loadLettersNode("高山烏龍茶禮盒裝");
  expect(missing).toEqual([]);
  expect(lettering.line("禮").commands.length).toBeGreaterThan(20);
});

test("only clusters that no font has are missing, each once", async () => {
  expect((await loadLettersNode("Tea 茶 ჩაი ჩაი")).missing).toEqual(["ჩ", "ა", "ი"]);
});
