import { describe, expect, it } from "vitest";
import { utf8Bytes, utf8Length } from "../../../core/codes/utf8.ts";

const TEXTS =
  "|abc|é|€|漢字|😀|👩‍👩‍👧|a\ud800|\udc00b|\ud800\ud800\udc00|\ud800é|\u07ff\u0800\uffff\u{10ffff}".split("|");

describe("utf8Length", () => {
  it.each(TEXTS)("counts the encoded bytes of %j", (text) => {
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
  });
});

describe("utf8Bytes", () => {
  it.each(TEXTS)("match the standard encoder for %j", (text) => {
    expect(utf8Bytes(text, utf8Length(text))).toEqual(new TextEncoder().encode(text));
  });
});
