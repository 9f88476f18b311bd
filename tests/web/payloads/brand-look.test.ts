import { expect, test } from "vitest";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { looksLike, newPayloadDesign, qrDesignOf, withBrand } from "../../../web/payloads/payload-design.ts";

const DESIGN = qrDesignSchema.parse({
  foreground: "#7c2d12",
  margin: 6,
  size: { width: 500, height: 300 },
  level: "L",
  logoSize: 40,
  style: { modules: "dots", eyeFrame: "circle" },
  frame: { kind: "label", text: "Menu" },
});
const BRAND = { name: "Bakery", design: DESIGN, logo: null };
const WITH_LOGO = { ...BRAND, logo: "data:image/png;base64,iVBORw0KGgo=" };

test("a form's code takes colors, style, frame and quiet zone from a brand, and keeps size and level", () => {
  const design = { ...newPayloadDesign("Q"), size: 400 };
  expect(looksLike(design, BRAND)).toBe(false);
  const changed = { ...design, ...withBrand(BRAND) };
  expect(looksLike(changed, BRAND)).toBe(true);
  expect(qrDesignOf(changed, "Q")).toMatchObject({
    foreground: "#7c2d12",
    margin: 6,
    style: DESIGN.style,
    frame: DESIGN.frame,
    size: 400,
    level: "Q",
  });
  expect(looksLike({ ...changed, frame: undefined }, BRAND)).toBe(false);
  expect(looksLike({ ...changed, foreground: "#000000" }, BRAND)).toBe(false);
});

test("a plain brand removes style and frame", () => {
  const plain = { name: null, design: qrDesignSchema.parse({}), logo: null };
  const styled = { ...newPayloadDesign("M"), ...withBrand(BRAND) };
  const changed = { ...styled, ...withBrand(plain) };
  expect(looksLike(changed, plain)).toBe(true);
  expect(qrDesignOf(changed, "M")).toMatchObject({ foreground: "#000000", margin: 4 });
});

test("a brand brings its logo, and one without a logo removes it", () => {
  const design = newPayloadDesign("M");
  const branded = { ...design, ...withBrand(WITH_LOGO) };
  expect(branded.logo).toEqual({ name: "Bakery", dataUrl: WITH_LOGO.logo });
  expect(looksLike(branded, WITH_LOGO)).toBe(true);
  expect(looksLike(branded, BRAND)).toBe(false);
  expect({ ...branded, ...withBrand(BRAND) }.logo).toBeNull();
});
