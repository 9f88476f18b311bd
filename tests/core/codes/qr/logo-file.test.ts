import { describe, expect, test } from "vitest";
import {
  checkLogoFile,
  LOGO_BYTES,
  LOGO_FILE_TYPES,
  logoPixelSize,
  looksLikeSvg,
  sniffLogoType,
} from "../../../../core/codes/qr/logo-file.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("checkLogoFile", () => {
  test.each(LOGO_FILE_TYPES)("accepts %s up to 2 MB", (type) => {
    expect(checkLogoFile({ type, size: LOGO_BYTES })).toBeNull();
  });

  test("refuses other kinds and larger files with the reason", () => {
    expect(checkLogoFile({ type: "image/bmp", size: 10 })?.message).toBe(
      "Please select a valid image file. Accepted types: JPEG, PNG, GIF, WebP, SVG",
    );
    expect(checkLogoFile({ type: "image/png", size: LOGO_BYTES + 1 })?.message).toBe(
      "File size should be less than 2MB",
    );
  });
});

describe("sniffLogoType", () => {
  test.each([
    ["\u00ff\u00d8\u00ff\u00e0....", "image/jpeg"],
    ["\u0089PNG\r\n\u001a\n....", "image/png"],
    ["GIF87a", "image/gif"],
    ["GIF89a", "image/gif"],
    ["RIFF\u0001\u0000\n\u0000WEBPVP8 ", "image/webp"],
    ["RIFF\u0001\u0002\u0003\u0004WAVEfmt ", null],
    ["<svg xmlns=", null],
    ["", null],
  ])("detects the type of %j: %s", (start, type) => {
    expect(sniffLogoType(bytes(start))).toBe(type);
  });
});

describe("logoPixelSize", () => {
  test("keeps the proportions, shrinks to 512 px, never enlarges and keeps at least 1 px", () => {
    expect(logoPixelSize({ width: 1024, height: 256 })).toEqual({ width: 512, height: 128 });
    expect(logoPixelSize({ width: 20, height: 10 })).toEqual({ width: 20, height: 10 });
    expect(logoPixelSize({ width: 10_000, height: 1 })).toEqual({ width: 512, height: 1 });
  });
});

describe("looksLikeSvg", () => {
  test.each([
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    '\u00ef\u00bb\u00bf<?xml version="1.0"?><svg/>',
    " \n<!-- made by hand --><svg/>",
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' ''><svg/>",
    "<svg:svg xmlns:svg='http://www.w3.org/2000/svg'/>",
    "\u00ff\u00fe<\0s\0v\0g\0>\0",
  ])("returns true for %j", (start) => expect(looksLikeSvg(bytes(start))).toBe(true));

  test.each(["", "no picture", "<html><svg/></html>", "{}", "\u0089PNG\r\n\u001a\n<svg>"])(
    "returns false for %j",
    (start) => expect(looksLikeSvg(bytes(start))).toBe(false),
  );
});
