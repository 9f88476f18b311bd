import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checkCharacter } from "../../../../core/codes/payloads/check-character.ts";

test.each([
  // GRid Standard 2.1 §2: A1-2425G-ABC1234002-M
  ["A1-2425G-ABC1234002", "M"],
  // ISAN, ISO 15706-1: 0000-0000-D07A-0090-Q
  ["0000-0000-D07A-0090", "Q"],
])("the check character of %s matches the published one", (text, character) => {
  expect(checkCharacter(text)).toBe(character);
});

test("letter case and separators make no difference", () => {
  expect(checkCharacter("a1.2425g/abc 1234_002")).toBe("M");
});

test.each(["", "- -", "Ä1", "№5", "a+b"])("%j has no check character", (text) => {
  expect(checkCharacter(text)).toBeNull();
});

test("every single wrong character changes the check character", () => {
  const character = fc.constantFrom(...("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ" as Iterable<string>));
  const texts = fc.array(character, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(texts, fc.nat(), character, (characters, place, other) => {
      const at = place % characters.length;
      fc.pre(characters[at] !== other);
      const wrong = characters.with(at, other);
      expect(checkCharacter(wrong.join(""))).not.toBe(checkCharacter(characters.join("")));
    }),
  );
});
