import { expect, test } from "vitest";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { PLAIN_STYLE } from "../../../../../core/codes/qr/style/style.ts";
import { looksAlike } from "../../../../../web/generator/brands/looks-alike.ts";
import { brandOf, withBrand } from "../../../../../web/features/qr-generator/brands/brand-draft.ts";
import { newQrDraft, qrDesignOf, type QrDraft } from "../../../../../web/features/qr-generator/qr-draft.ts";

const LOGO = "data:image/png;base64,iVBORw0KGgo=";
const draft = (patch: Partial<QrDraft> = {}): QrDraft => ({
  ...newQrDraft("https://example.com/mine"),
  ...patch,
});
const isLike = (changed: QrDraft, saved: QrDraft) => looksAlike(brandOf(changed, ""), brandOf(saved, "Shop"));

test.each([
  ["a square", { foreground: "#112233", background: "#ffeedd", size: 700, margin: 4, logoSize: 40 }],
  ["a size of its own", { foreground: "#112233", size: { width: 500, height: 300 } }],
  ["a style and a frame", { style: { modules: "dots" }, frame: { kind: "label", text: "Menu" } }],
])("applies the design of a brand and keeps the content: %s", (_what, wanted) => {
  const design = qrDesignSchema.parse(wanted);
  const changed = draft({
    logo: { name: "old.png", dataUrl: LOGO },
    style: undefined,
    ...withBrand({ name: "Shop", design, logo: null }),
  });
  expect(qrDesignOf(changed)).toEqual(design);
  expect(changed).toMatchObject({ content: "https://example.com/mine", logo: null });
});

test("applies the logo of a brand, under the brand's name", () =>
  expect(draft(withBrand({ name: "Shop", design: qrDesignSchema.parse({}), logo: LOGO })).logo).toEqual({
    name: "Shop",
    dataUrl: LOGO,
  }));

test("leaves the default level of a form out of a brand", () => {
  const form = draft({ kind: "sepa" });
  expect(qrDesignOf(form).level).toBe("M");
  expect(brandOf(form, "Shop").design.level).toBeNull();
  expect(brandOf({ ...form, level: "Q" }, "Shop").design.level).toBe("Q");
});

test("treats a reset style like no style", () => {
  expect(isLike(draft({ style: PLAIN_STYLE }), draft())).toBe(true);
  expect(isLike(draft({ style: { ...PLAIN_STYLE, modules: "dots" } }), draft())).toBe(false);
});

test("recognizes a code as that of its brand until the design changes", () => {
  const saved = draft({ foreground: "#112233", logo: { name: "logo.png", dataUrl: LOGO } });
  expect(isLike({ ...saved, content: "other" }, saved)).toBe(true);
  expect(isLike({ ...saved, logo: null }, saved)).toBe(false);
  expect(isLike({ ...saved, margin: 5 }, saved)).toBe(false);
});
