import { describe, expect, test } from "vitest";
import { gradientSchema, PLAIN_STYLE } from "../../../../core/codes/qr/style/style.ts";
import {
  drawnLook,
  gradientFrom,
  opaqueColor,
  shownForeground,
  styleDraftSchema,
  withColors,
} from "../../../../web/generator/style/look.ts";

const gradient = { kind: "linear", angle: 45, from: "#7c2d12", to: "#000000" } as const;
const look = { foreground: "#ffffff", background: "#fef3c7", style: { ...PLAIN_STYLE, gradient } };

test("makes the colors of a style opaque", () => {
  expect(opaqueColor("#12345680")).toBe("#123456");
  expect(opaqueColor("transparent")).toBe("#000000");
  expect(opaqueColor("#abc")).toBe("#aabbcc");
});

test.each(["#000000", "#1e3a8a", "#be123c80", "#000", "transparent"])(
  "a gradient from %s ends in a different color",
  (color) => {
    expect(gradientSchema.safeParse(gradientFrom(color, { kind: "radial", angle: 0 })).success).toBe(true);
  },
);

describe("the foreground of a code", () => {
  test("is the start of its gradient, if it has one", () => {
    expect(shownForeground(look)).toBe("#7c2d12");
    expect(shownForeground({ ...look, style: PLAIN_STYLE })).toBe("#ffffff");
  });

  test("sets the start of the gradient and keeps its end", () => {
    expect(withColors(look, { foreground: "#000000" })).toEqual({
      foreground: "#000000",
      style: { ...PLAIN_STYLE, gradient: { ...gradient, from: "#000000" } },
    });
    expect(withColors(look, { foreground: "#0008" }).foreground).toBe("#000000");
  });

  test("changes alone without a gradient, as does the background with one", () => {
    expect(withColors(look, { background: "#ffffff" })).toEqual({ background: "#ffffff" });
    expect(withColors({ ...look, style: PLAIN_STYLE }, { foreground: "#123456" })).toEqual({
      foreground: "#123456",
    });
  });
});

test("gradients between equal colors are drawn as solid colors, and the draft yields a valid style", () => {
  const flat = { ...gradient, to: "#7c2d12" };
  const style = styleDraftSchema.parse({ gradient: flat, eyeGradient: { ...flat, to: "#7C2D12" } });
  expect(drawnLook({ ...look, style })).toEqual({
    foreground: "#7c2d12",
    background: "#fef3c7",
    style: { ...PLAIN_STYLE, eyeFrameColor: "#7c2d12", eyeBallColor: "#7c2d12" },
  });
  expect(drawnLook(look)).toEqual(look);
});
