import { expect, test } from "vitest";
import { parseColour } from "../../../core/codes/colour.ts";
import { acceptHexText } from "../../../web/components/hex-text.ts";

test.each([
  ["transparent", "transparent"],
  [" Transparent ", "transparent"],
  ["#abc", "#abc"],
  ["abc", "#abc"],
  ["#ABCD", "#abcd"],
  ["00d4ff", "#00d4ff"],
])("%j is accepted", (typed, colour) => {
  expect(acceptHexText(typed)).toBe(colour);
  expect(parseColour(colour)).not.toBeNull();
});

test.each(["", "#", "#a", "#ab", "#abcde", "#abcdef0", "#abcdef01", "red", "#ggg", "##abc", "rgb(0,0,0)"])(
  "%j is refused",
  (typed) => expect(acceptHexText(typed)).toBeNull(),
);
