import { expect, test } from "vitest";
import { makePayloadCode } from "../../../web/payloads/make-payload-code.ts";
import { qrCautions } from "../../../core/codes/qr/qr-cautions.ts";
import { newPayloadDesign, payloadDesignSchema, withFix } from "../../../web/payloads/payload-design.ts";

const design = newPayloadDesign("M");

test("a fresh page makes a black-on-white code of 256 px at the given level", () => {
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

test("a default size grows with the modules, a chosen size stays", () => {
  // version 20 at level H: 97 modules and a quiet zone of 4 on each side, 4 px each
  expect(sizeOf("x".repeat(380), null)).toBe(4 * 105);
  expect(sizeOf("x".repeat(380), 256)).toBe(256);
  expect(sizeOf("x".repeat(1273), null)).toBe(4 * 185);
});

test("blank content makes no code", () => {
  expect(makePayloadCode(null, design)).toEqual({ kind: "empty" });
  expect(makePayloadCode(" ", design)).toEqual({ kind: "empty" });
});

test("the level is lowered if needed, and content that is too long yields the excess bytes", () => {
  expect(makePayloadCode("x".repeat(2500), design)).toMatchObject({
    kind: "made",
    code: { design: { level: "L" } },
  });
  expect(makePayloadCode("x".repeat(3000), design)).toEqual({ kind: "too_long", bytes: 47 });
});

test("a fix changes what it names and keeps the rest, including the level", () => {
  const fixed = withFix(design, { design: { size: 512, margin: 4, level: "H" } });
  expect(fixed).toEqual({ ...design, size: 512, margin: 4 });
  expect(payloadDesignSchema.safeParse(fixed).success).toBe(true);
});

test("a logo uses the highest level that holds the content, and a fix can remove it", () => {
  const logo = { width: 2, height: 2, rgba: new Uint8ClampedArray(16).fill(200) };
  const withLogo = { ...design, logo: { name: "a.png", dataUrl: "data:image/png;base64,iVBORw0KGgo=" } };
  const made = makePayloadCode("BEGIN:VCARD", withLogo, logo);
  if (made.kind !== "made") throw new Error("There is no code");
  expect(made.code.design).toMatchObject({ level: "H", logoSize: 50 });
  expect(made.code.drawing.layers.map(({ kind }) => kind)).toContain("image");
  expect(withFix(withLogo, { design: { logoSize: 20 } })).toMatchObject({
    logoSize: 20,
    logo: withLogo.logo,
  });
  expect(withFix(withLogo, { design: {}, removeLogo: true }).logo).toBeNull();
});

test("settings saved before logos existed have none", () => {
  const { logo: _logo, logoSize: _logoSize, ...before } = design;
  expect(payloadDesignSchema.parse(before)).toEqual(design);
});
