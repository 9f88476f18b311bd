import { expect, test } from "vitest";
import { parseColor } from "../../../core/codes/color.ts";
import { acceptHexText } from "../../../web/components/fields/hex-text.ts";

test.each([
  ["transparent", "transparent"],
  [" Transparent ", "transparent"],
  ["#abc", "#abc"],
  ["abc", "#abc"],
  ["#ABCD", "#abcd"],
  ["00d4ff", "#00d4ff"],
])("accepts %j", (typed, color) => {
  expect(acceptHexText(typed)).toBe(color);
  expect(parseColor(color)).not.toBeNull();
});

test.each(["", "#", "#a", "#ab", "#abcde", "#abcdef0", "#abcdef01", "red", "#ggg", "##abc", "rgb(0,0,0)"])(
  "rejects %j",
  (typed) => expect(acceptHexText(typed)).toBeNull(),
);
