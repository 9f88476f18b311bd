import { describe, expect, it } from "vitest";
import { utf8Length } from "../../../core/codes/utf8.ts";

describe("utf8Length", () => {
  it.each(["", "abc", "é", "€", "漢字", "😀", "👩‍👩‍👧", "a\ud800", "\udc00b", "\ud800\ud800\udc00", "\ud800é"])(
    "counts the bytes that are written for %j",
    (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
    },
  );
});
