import { expect, test } from "vitest";
import { makePayloadCode } from "../../../web/payloads/make-payload-code.ts";
import { qrCautions } from "../../../core/codes/qr/qr-cautions.ts";
import { newPayloadDesign, payloadDesignSchema, withFix } from "../../../web/payloads/payload-design.ts";

const design = newPayloadDesign("M");

test("a fresh page makes black on white of 256 px at the level that was asked for", () => {
  expect(design).toMatchObject({ foreground: "#000000", background: "#ffffff", size: null, level: "M" });
  expect(newPayloadDesign("H").level).toBe("H");
  expect(makePayloadCode("BEGIN:VCARD", design)).toMatchObject({
    kind: "made",
    code: { widthPx: 256, design: { level: "M", size: 256 }, symbol: { level: "M" } },
  });
});

const sizeOf = (content: string, size: number | null) => {
  const made = makePayloadCode(content, { ...newPayloadDesign("H"), size });
  if (made.kind !== "made") return null;
  expect(qrCautions(made.code.symbol, made.code.design).length).toBe(size === null ? 0 : 1);
  return made.code.widthPx;
};

test("a code that nobody chose a size for is as large as its modules need; a size that was chosen stays", () => {
  // version 20 at level H: 97 modules and a quiet zone of 4 on each side, 4 px each
  expect(sizeOf("x".repeat(380), null)).toBe(4 * 105);
  expect(sizeOf("x".repeat(380), 256)).toBe(256);
  expect(sizeOf("x".repeat(1273), null)).toBe(4 * 185);
});

test("nothing makes no code", () => {
  expect(makePayloadCode(null, design)).toEqual({ kind: "empty" });
  expect(makePayloadCode(" ", design)).toEqual({ kind: "empty" });
});

test("the level is lowered where the content needs that, and beyond the lowest the bytes are counted", () => {
  expect(makePayloadCode("x".repeat(2500), design)).toMatchObject({
    kind: "made",
    code: { design: { level: "L" } },
  });
  expect(makePayloadCode("x".repeat(3000), design)).toEqual({ kind: "too_long", bytes: 47 });
});

test("a fix changes what it names and keeps the rest, the level above all", () => {
  const fixed = withFix(design, { design: { size: 512, margin: 4, level: "H" } });
  expect(fixed).toEqual({ ...design, size: 512, margin: 4 });
  expect(payloadDesignSchema.safeParse(fixed).success).toBe(true);
});
