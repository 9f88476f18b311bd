import { expect, test } from "vitest";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { PLAIN_STYLE } from "../../../../../core/codes/qr/style/style.ts";
import { designFileOf } from "../../../../../core/codes/texts/design-file.ts";
import {
  brandOf,
  looksLike,
  withBrand,
} from "../../../../../web/features/qr-generator/brands/brand-draft.ts";
import { newQrDraft, qrDesignOf, type QrDraft } from "../../../../../web/features/qr-generator/qr-draft.ts";

const LOGO = "data:image/png;base64,iVBORw0KGgo=";
const draft = (patch: Partial<QrDraft> = {}): QrDraft => ({
  ...newQrDraft("https://example.com/mine"),
  ...patch,
});
const rowOf = (saved: QrDraft) => ({
  id: "1",
  is_default: false,
  created_at: "",
  updated_at: "",
  brand: designFileOf(brandOf(saved, "Shop")),
});

test.each([
  ["a square", { foreground: "#112233", background: "#ffeedd", size: 700, margin: 4, logoSize: 40 }],
  ["a size of its own", { foreground: "#112233", size: { width: 500, height: 300 } }],
  ["a style and a frame", { style: { modules: "dots" }, frame: { kind: "label", text: "Menu" } }],
])("a code gets the look of a brand, and keeps its content: %s", (_what, wanted) => {
  const design = qrDesignSchema.parse(wanted);
  const changed = draft({
    logo: { name: "old.png", dataUrl: LOGO },
    style: undefined,
    ...withBrand({ name: "Shop", design, logo: null }),
  });
  expect(qrDesignOf(changed)).toEqual(design);
  expect(changed).toMatchObject({ content: "https://example.com/mine", logo: null });
});

test("the logo of a brand comes along, under its name", () =>
  expect(draft(withBrand({ name: "Shop", design: qrDesignSchema.parse({}), logo: LOGO })).logo).toEqual({
    name: "Shop",
    dataUrl: LOGO,
  }));

test("the level that only a form asks for is no part of a brand", () => {
  const form = draft({ kind: "sepa" });
  expect(qrDesignOf(form).level).toBe("M");
  expect(brandOf(form, "Shop").design.level).toBeNull();
  expect(brandOf({ ...form, level: "Q" }, "Shop").design.level).toBe("Q");
});

test("a style that was reset is the same as none", () => {
  const row = rowOf(draft());
  expect(looksLike(draft({ style: PLAIN_STYLE }), row)).toBe(true);
  expect(looksLike(draft({ style: { ...PLAIN_STYLE, modules: "dots" } }), row)).toBe(false);
});

test("a code looks like the brand that it was saved as, until it is changed", () => {
  const saved = draft({ foreground: "#112233", logo: { name: "logo.png", dataUrl: LOGO } });
  const row = rowOf(saved);
  expect(looksLike({ ...saved, content: "other" }, row)).toBe(true);
  expect(looksLike({ ...saved, logo: null }, row)).toBe(false);
  expect(looksLike({ ...saved, margin: 5 }, row)).toBe(false);
});
