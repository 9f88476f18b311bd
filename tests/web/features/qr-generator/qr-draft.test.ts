import { expect, test } from "vitest";
import { PLAIN_STYLE } from "../../../../core/codes/qr/style/style.ts";
import {
  newQrDraft,
  qrDesignOf,
  qrDraftSchema,
  withQrChange,
} from "../../../../web/features/qr-generator/qr-draft.ts";

const draft = newQrDraft(null);

test("a new draft has the default design and a placeholder as content", () => {
  expect(draft.content).toBe("https://example.com");
  expect(qrDesignOf(draft)).toEqual({
    foreground: "#000000",
    background: "#ffffff",
    size: 300,
    level: null,
    margin: 4,
    logoSize: 50,
  });
});

test("a transfer has the level of its standard, even if the edited code had another", () => {
  expect(qrDesignOf({ ...draft, kind: "sepa", level: "H" }).level).toBe("M");
  expect(qrDesignOf({ ...draft, kind: "link", level: "H" }).level).toBe("H");
});

test("a draft starts with the data parameter, even if it is empty", () => {
  expect(newQrDraft("tel:123")).toMatchObject({ content: "tel:123", source: "tel:123" });
  expect(newQrDraft("").content).toBe("");
});

test("custom width and height apply only while the toggle is on", () => {
  const sized = { ...draft, width: 640, height: 200 };
  expect(qrDesignOf(sized).size).toBe(300);
  expect(qrDesignOf({ ...sized, customSize: true }).size).toEqual({ width: 640, height: 200 });
});

test("a draft survives storage", () => {
  const kept = { ...draft, logo: { name: "a.png", dataUrl: "data:image/png;base64,AAAA" } };
  expect(qrDraftSchema.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([
  { size: 63 },
  { size: 2001 },
  { size: 300.5 },
  { logoSize: 90 },
  { margin: -1 },
  { foreground: "bluish" },
  { logo: { name: "a", dataUrl: "javascript:alert(1)" } },
])("a stored draft with %j is rejected", (wrong) => {
  expect(qrDraftSchema.safeParse({ ...draft, ...wrong }).success).toBe(false);
});

test("a fix changes colors, sizes and the quiet zone, and can remove the logo", () => {
  const logo = { name: "a.png", dataUrl: "data:image/png;base64,AAAA" };
  const fixed = withQrChange(
    { ...draft, logo },
    { design: { foreground: "#111111", size: 420, margin: 4 }, removeLogo: true },
  );
  expect(fixed).toMatchObject({ foreground: "#111111", size: 420, margin: 4, logo: null });
  const custom = withQrChange(
    { ...draft, customSize: true },
    { design: { size: { width: 500, height: 400 } } },
  );
  expect(qrDesignOf(custom).size).toEqual({ width: 500, height: 400 });
});

test("a gradient between equal colors is kept in the draft and drawn as a solid color", () => {
  const gradient = { kind: "linear", angle: 45, from: "#7c2d12", to: "#7c2d12" } as const;
  const kept = { ...draft, style: { ...PLAIN_STYLE, gradient } };
  expect(qrDraftSchema.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(qrDesignOf(kept)).toMatchObject({ foreground: "#7c2d12", style: { gradient: null } });
});
