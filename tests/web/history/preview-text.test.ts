import { expect, test } from "vitest";
import { previewText } from "../../../web/history/preview-text.ts";

test("shows 100 characters in full", () => {
  expect(previewText("a".repeat(100))).toBe("a".repeat(100));
});

test("cuts off the 101st character", () => {
  expect(previewText("a".repeat(101))).toBe(`${"a".repeat(100)}…`);
});

test("never splits an emoji", () => {
  expect(previewText("🙂".repeat(101))).toBe(`${"🙂".repeat(100)}…`);
  expect(previewText("🙂".repeat(100))).toBe("🙂".repeat(100));
});
