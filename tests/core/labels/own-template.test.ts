import { describe, expect, test } from "vitest";
import { ownTemplate } from "../../../core/labels/own-template.ts";

describe("a custom label layout", () => {
  const a4 = { width: 210, height: 297 };
  const made = (measures: Partial<Parameters<typeof ownTemplate>[0]>) => {
    const own = ownTemplate({ label: { width: 50, height: 30 }, page: a4, gapX: 0, gapY: 0, ...measures });
    return own.ok ? own.template.grids[0] : own.sentence.message;
  };

  test("has as many labels as fit, centered on the page, unless specified otherwise", () => {
    expect(made({})).toEqual({ columns: 4, rows: 9, left: 5, top: 13.5, pitchX: 50, pitchY: 30 });
    expect(made({ gapX: 2, gapY: 3, columns: 3, left: 7, top: 15 })).toEqual({
      columns: 3,
      rows: 8,
      left: 7,
      top: 15,
      pitchX: 52,
      pitchY: 33,
    });
    expect(made({ page: { width: 50, height: 30 } })).toMatchObject({ columns: 1, rows: 1, left: 0, top: 0 });
  });

  test("with labels that do not fit is refused with the number that would", () => {
    expect(made({ columns: 5 })).toBe(
      "5 columns of 50 mm with gaps of 0 mm do not fit a page that is 210 mm wide: it has room for 4.",
    );
    expect(made({ rows: 9, gapY: 5 })).toContain("it has room for 8");
    expect(made({ label: { width: 250, height: 30 } })).toBe(
      "A label that is 250 mm wide does not fit a page that is 210 mm wide.",
    );
    expect(made({ top: 280 })).toContain("after a margin of 280 mm");
  });
});
