import { expect, test } from "vitest";
import { breakLines, charactersOf, wordsOf } from "../../../../../core/codes/qr/frame/break-lines.ts";

const letters = (text: string) => text.length;

test("lines have about equal lengths", () => {
  const words = wordsOf("Scan to see our menu");
  expect(breakLines(words, 1, letters)).toEqual(["Scan to see our menu"]);
  expect(breakLines(words, 2, letters)).toEqual(["Scan to see", "our menu"]);
  expect(breakLines(words, 3, letters)).toEqual(["Scan to", "see our", "menu"]);
});

test("there are no more lines than words", () => {
  expect(breakLines(wordsOf("Scan me"), 3, letters)).toEqual(["Scan", "me"]);
});

test("scripts without spaces are broken between words, and punctuation stays with the previous word", () => {
  expect(breakLines(wordsOf("สแกนเพื่อดูเมนู"), 2, letters).join("")).toBe("สแกนเพื่อดูเมนู");
  expect(breakLines(wordsOf("สแกนเพื่อดูเมนู"), 2, letters)).toHaveLength(2);
  expect(wordsOf("คำว่า!").at(-1)?.text.endsWith("!")).toBe(true);
});

test("a word longer than a line is broken between characters, never within one", () => {
  const flags = "🇩🇪🇫🇷🇮🇹🇵🇹";
  expect(breakLines(charactersOf(flags), 2, letters)).toEqual(["🇩🇪🇫🇷", "🇮🇹🇵🇹"]);
});
