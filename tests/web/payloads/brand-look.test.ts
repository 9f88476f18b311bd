import { expect, test } from "vitest";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { looksLike, newPayloadDesign, qrDesignOf, withBrand } from "../../../web/payloads/payload-design.ts";

const BRAND = qrDesignSchema.parse({
  foreground: "#7c2d12",
  margin: 6,
  size: { width: 500, height: 300 },
  level: "L",
  logoSize: 40,
  style: { modules: "dots", eyeFrame: "circle" },
  frame: { kind: "label", text: "Menu" },
});

test("a code of a form gets colors, style, frame and quiet zone of a brand; size and error correction stay", () => {
  const design = { ...newPayloadDesign("Q"), size: 400 };
  expect(looksLike(design, BRAND)).toBe(false);
  const changed = { ...design, ...withBrand(BRAND) };
  expect(looksLike(changed, BRAND)).toBe(true);
  expect(qrDesignOf(changed, "Q")).toMatchObject({
    foreground: "#7c2d12",
    margin: 6,
    style: BRAND.style,
    frame: BRAND.frame,
    size: 400,
    level: "Q",
  });
  expect(looksLike({ ...changed, frame: undefined }, BRAND)).toBe(false);
  expect(looksLike({ ...changed, foreground: "#000000" }, BRAND)).toBe(false);
});

test("a plain brand takes style and frame away", () => {
  const plain = qrDesignSchema.parse({});
  const styled = { ...newPayloadDesign("M"), ...withBrand(BRAND) };
  const changed = { ...styled, ...withBrand(plain) };
  expect(looksLike(changed, plain)).toBe(true);
  expect(qrDesignOf(changed, "M")).toMatchObject({ foreground: "#000000", margin: 4 });
});
