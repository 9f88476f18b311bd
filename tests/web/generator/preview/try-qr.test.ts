import { expect, test } from "vitest";
import { tryQr } from "../../../../web/generator/preview/try-qr.ts";
import { newQrDraft, qrDesignOf } from "../../../../web/features/qr-generator/qr-draft.ts";

const design = qrDesignOf(newQrDraft(null));

test("blank content yields no code", () => {
  expect(tryQr(" \n\t", design, null)).toEqual({ kind: "empty" });
});

function levelOf(bytes: number) {
  const made = tryQr("x".repeat(bytes), design, null);
  return made.kind === "made" ? made.code.symbol.level : made.kind;
}

test("uses level H if it holds the content, and else the highest level that does", () => {
  expect([1273, 1274, 1664, 2331, 2332, 2953, 2954].map(levelOf)).toEqual([
    "H",
    "Q",
    "M",
    "M",
    "L",
    "L",
    "too_long",
  ]);
});

test("content that fits no code yields the excess bytes", () => {
  expect(tryQr("x".repeat(3000), design, null)).toEqual({ kind: "too_long", bytes: 47 });
  expect(tryQr("é".repeat(5000), design, null)).toEqual({ kind: "too_long", bytes: 10_000 - 2953 });
});

test("a logo raises the error correction", () => {
  const logo = { width: 1, height: 1, rgba: Uint8ClampedArray.of(255, 0, 0, 255) };
  const made = tryQr("https://example.com", { ...design, level: "L" }, logo);
  expect(made).toMatchObject({ kind: "made", code: { symbol: { level: "H" } } });
});
