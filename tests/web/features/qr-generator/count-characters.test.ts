import { expect, test } from "vitest";
import { countCharacters } from "../../../../web/features/qr-generator/count-characters.ts";

test.each([
  ["", 0],
  ["abc", 3],
  ["👩‍👩‍👧‍👦 family 🎉", 10],
  ["e\u0301", 1],
])("counts %j as people do: %i", (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
