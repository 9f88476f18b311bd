import { expect, test } from "vitest";
import { previewText } from "../../../web/history/preview-text.ts";

test("100 characters are shown whole", () => {
  expect(previewText("a".repeat(100))).toBe("a".repeat(100));
});

test("the 101st character is cut off", () => {
  expect(previewText("a".repeat(101))).toBe(`${"a".repeat(100)}…`);
});

test("no emoji is cut in two", () => {
  expect(previewText("🙂".repeat(101))).toBe(`${"🙂".repeat(100)}…`);
  expect(previewText("🙂".repeat(100))).toBe("🙂".repeat(100));
});
