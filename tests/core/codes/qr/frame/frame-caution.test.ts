import { expect, test } from "vitest";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { frameCaution, qrShapeCautions } from "../../../../../core/codes/qr/qr-cautions.ts";

const design = (color: string | null, background = "#ffffff", foreground = "#000000") =>
  qrDesignSchema.parse({ frame: { kind: "label", text: "Scan me", color }, background, foreground });

test.each([
  ["the same color", "#ffffff", "#ffffff"],
  ["pale on white", "#fde68a", "#ffffff"],
  ["pale on a transparent background", "#fde68a", "transparent"],
])("warns about a frame with hardly visible text, with a fix: %s", (_name, color, background) => {
  const caution = frameCaution(design(color, background));
  expect(caution?.code).toBe("caution.frame");
  expect(caution?.values["ratio"]).toBeLessThan(3);
  expect(caution?.fix?.change.design.frame).toEqual({ kind: "label", text: "Scan me", color: null });
  expect(qrShapeCautions({ size: 21 }, design(color, background))).toContainEqual(caution);
});

test("does not warn about a frame that is visible or has the color of its code", () => {
  expect(frameCaution(design("#b91c1c"))).toBeNull();
  expect(frameCaution(design(null, "#ffffff", "#fefefe"))).toBeNull();
  expect(frameCaution(qrDesignSchema.parse({}))).toBeNull();
});
