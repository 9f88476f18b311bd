import { describe, expect, it } from "vitest";
import { GLYPH } from "../../../../core/codes/barcode/glyphs.ts";
import { textOutline } from "../../../../core/codes/barcode/text-outline.ts";

const PRINTABLE = Array.from({ length: 95 }, (_, place) => String.fromCharCode(0x20 + place));
const one = (character: string) =>
  textOutline(character, { center: GLYPH.advance / 2, baseline: 0, fontSize: GLYPH.unitsPerEm });

describe("textOutline", () => {
  it("has a different shape for every printable character except the space", () => {
    const shapes = PRINTABLE.map((character) => JSON.stringify(one(character)));
    expect(shapes[0]).toBe("[]");
    expect(new Set(shapes).size).toBe(95);
  });

  it("keeps every glyph between ascent and descent and near its own place", () => {
    for (const command of PRINTABLE.flatMap(one)) {
      if (command.op === "Z") continue;
      expect(command.y).toBeGreaterThanOrEqual(-GLYPH.ascent);
      expect(command.y).toBeLessThanOrEqual(GLYPH.descent);
      expect(command.x).toBeGreaterThanOrEqual(-2);
      expect(command.x).toBeLessThanOrEqual(GLYPH.advance + 2);
    }
  });

  it("closes every contour that it begins", () => {
    for (const character of PRINTABLE) {
      const ops = one(character)
        .map((command) => command.op)
        .join("");
      expect(ops).toMatch(/^(?:M[LQ]+Z)*$/);
    }
  });

  it("centers the line and places it on its baseline", () => {
    const points = textOutline("HH", { center: 50, baseline: 30, fontSize: 10 }).filter(
      (command) => command.op !== "Z",
    );
    const xs = points.map((point) => point.x);
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(50, 1);
    expect(Math.max(...points.map((point) => point.y))).toBeCloseTo(30, 9);
  });

  it("leaves an empty place for a character without a shape", () => {
    expect(textOutline("é\u0007", { center: 0, baseline: 0, fontSize: 10 })).toEqual([]);
  });
});
