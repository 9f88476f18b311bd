import { describe, expect, test } from "vitest";
import { findTemplate, searchTemplates, templateText } from "../../../core/labels/find-template.ts";
import { labelMargins, labelPlaces } from "../../../core/labels/label-places.ts";
import { offsetOver } from "../../../core/labels/sheet-margins.ts";
import { labelsOnPage, templateName } from "../../../core/labels/template.ts";
import { TEMPLATES } from "../../../core/labels/templates.ts";

const named = (name: string) => {
  const found = findTemplate(TEMPLATES, name);
  if (!found.ok) throw new Error(found.message);
  return found.template;
};

/** Tolerance in mm for sums of lengths rounded to whole micrometers. */
const TINY = 0.001;

const search = (words: string) => searchTemplates(TEMPLATES, words).map(templateName);

describe("the built-in label templates", () => {
  test("contain every valid entry of the database, each with a unique name", () => {
    expect(TEMPLATES).toHaveLength(1751 + 17);
    expect(new Set(TEMPLATES.map(templateName)).size).toBe(TEMPLATES.length);
    const brands = new Set(TEMPLATES.map(({ brand }) => brand));
    expect(brands.size).toBe(67 + 1);
    expect(new Set([...brands].map((brand) => brand.toLowerCase())).size).toBe(brands.size);
    expect(TEMPLATES.filter(({ paper }) => paper === "roll").length).toBeGreaterThan(25);
  });

  test.each(["(((", "- ×", "?"])("are not found by symbols alone: %s", (signs) => {
    expect(search(signs)).toEqual([]);
    expect(search(`Avery ${signs} L7160`)).toContain("Avery L7160");
  });

  test("fit their page", () => {
    const wrong = TEMPLATES.filter((template) => {
      const { left, top, right, bottom } = labelMargins(template);
      return Math.min(left, top, right, bottom) < -TINY || offsetOver({ x: 0, y: 0 }, template, 0, false);
    });
    expect(wrong.map(templateName)).toEqual([]);
  });

  test("have labels that do not overlap", () => {
    const wrong = TEMPLATES.filter((template) => {
      const { kind, width, height } = template.label;
      const isRound = kind !== "rectangle" && width === height;
      const places = labelPlaces(template, "rows");
      return places.some((one, at) =>
        places.slice(at + 1).some((other) => {
          const [x, y] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
          // bounding boxes of discs may overlap at their corners, as on sheets for CDs
          return isRound ? width - Math.hypot(x, y) > TINY : Math.min(width - x, height - y) > TINY;
        }),
      );
    });
    expect(wrong.map(templateName)).toEqual([]);
    expect(Math.min(...TEMPLATES.flatMap(({ label }) => [label.width, label.height]))).toBeGreaterThan(0);
  });

  test("are trimmed to the paper and pitch if measured too large", () => {
    expect(named("Herma 4464")).toMatchObject({ label: { width: 70 }, grids: [{ left: 0, pitchX: 70 }] });
    expect(named("JAC 5229")).toMatchObject({ label: { width: 52.5 }, grids: [{ left: 0, pitchX: 52.5 }] });
    expect(named("Hema Etiketten")).toMatchObject({ label: { height: 37.747 }, grids: [{ pitchY: 37.747 }] });
  });

  // label width and height in mm, columns and rows, as printed on the manufacturers' packs
  test.each([
    ["Avery L7160", 63.5, 38.1, 3, 7],
    ["Avery L7163", 99.1, 38.1, 2, 7],
    ["Avery L7651", 38.1, 21.2, 5, 13],
    ["Avery 5160", 66.675, 25.4, 3, 10],
    ["Avery 5163", 101.6, 50.8, 2, 5],
    ["Avery 5167", 44.45, 12.7, 4, 20],
    ["Avery 5293", 41.3, 41.3, 4, 6],
    ["Herma 4270", 38, 21.2, 5, 13],
    ["Herma 4625", 105, 42.3, 2, 7],
    ["Zweckform 3474", 70, 37, 3, 8],
    ["Dymo 99012", 36, 89, 1, 1],
    ["Brother DK-1201", 29, 90, 1, 1],
  ])("%s: %d x %d mm, %d across and %d down", (name, width, height, columns, rows) => {
    const { label, page, grids } = named(name);
    expect(Math.abs(label.width - width)).toBeLessThan(0.2);
    expect(Math.abs(label.height - height)).toBeLessThan(0.2);
    expect(grids).toMatchObject([{ columns, rows }]);
    // the labels are centered on the sheet
    const [grid] = grids;
    const right = page.width - (grid!.left + (columns - 1) * grid!.pitchX + label.width);
    const bottom = page.height - (grid!.top + (rows - 1) * grid!.pitchY + label.height);
    expect(Math.abs(right - grid!.left)).toBeLessThan(1.4);
    expect(Math.abs(bottom - grid!.top)).toBeLessThan(1.4);
  });

  test("have the positions of the manufacturer for the two most common ones", () => {
    expect(named("Avery L7160").grids).toMatchObject([
      { left: 7.21, top: 15.15, pitchX: 66.04, pitchY: 38.1 },
    ]);
    expect(named("Avery 5160").grids).toMatchObject([
      { left: expect.closeTo(0.1875 * 25.4, 2), top: 12.7, pitchX: 2.75 * 25.4, pitchY: 25.4 },
    ]);
  });
});

describe("a template", () => {
  test("is found however its name is written, and by its number alone if only one brand has it", () => {
    for (const name of ["Avery L7160", "avery-l7160", "AVERY  L 7160", "l7160"])
      expect(templateName(named(name))).toBe("Avery L7160");
    expect(labelsOnPage(named("Brother DK1201"))).toBe(1);
  });

  test.each([
    ["Avery Zweckform 3474", "Zweckform 3474"],
    ["Avery 3474", "Zweckform 3474"],
    ["avery-zweckform L-7160", "Avery L7160"],
    ["Zweckform L7160", "Avery L7160"],
    ["Avery 3651", "Avery 3651"],
    ["Zweckform 3651", "Zweckform 3651"],
    ["Brother DK11201", "Brother DK-11201"],
    ["Brother DK 22205", "Brother DK-22205"],
    ["DK-11204", "Brother DK-11204"],
  ])("is found under both names of its maker, and with or without hyphens: %s", (name, found) => {
    expect(templateName(named(name))).toBe(found);
    expect(search(name)[0]).toBe(found);
  });

  test.each([
    ["102x152", "4x6", 101.6, 152.4],
    ["57x32", "2.25x1.25", 57.15, 31.75],
    ["100x150", "100x150", 100, 150],
    ["50x25", "50x25", 50, 25],
  ])("for a label printer is found by its size in mm and in inches: %s", (mm, inches, width, height) => {
    for (const name of [mm, inches]) {
      expect(named(`Thermal ${name}`)).toMatchObject({ label: { width, height }, paper: "roll" });
      expect(search(name)).toContain(`Thermal ${mm}`);
    }
    expect(search("zebra")).toContain(`Thermal ${mm}`);
  });

  test("of Brother is the same under its European number", () => {
    expect(named("Brother DK-22205").equivalents).toEqual(["DK-2205"]);
    expect(named("Brother DK-11202").label).toEqual(named("Brother DK-1202").label);
  });

  test.each([
    ["3651", "is a template of more than one brand: Avery 3651, Zweckform 3651."],
    ["Avery Zweckform 3651", "is a template of more than one brand: Avery 3651, Zweckform 3651."],
    ["Herma L7160", "perhaps one of these was meant: Avery L7160"],
    ["DK-11209", "Brother DK-11201, Brother DK-11202, Brother DK-11204, Brother DK-11208."],
    ["brother dk 11209", "perhaps one of these was meant: Brother DK-11201, "],
    ["L7656", "Avery L7651"],
    ["Herma 4226", "perhaps one of these was meant: Herma 4221, Herma 4222, Herma 4223"],
    ["J7651", "Avery L7651"],
    ["Herma 9999999", '"Herma 9999999" is not a listed template.'],
    ["L71", "perhaps one of these was meant: Avery L71"],
    ["Zweckform 347", "perhaps one of these was meant: Zweckform 3477, Zweckform 3474, Zweckform 3475."],
    ["Avery L716", "perhaps one of these was meant: Avery L7160, Avery L7161"],
    ["Avery L7106", "perhaps one of these was meant: Avery L7160"],
    ["L7610", "Avery L7160"],
    ["DK-2250", "Brother DK-2205"],
    ["99021", "Dymo 99012"],
    // only the digits are the same
    ["LW 30334", "perhaps one of these was meant: Dymo 30334"],
    ["Avry L7160", "perhaps one of these was meant: Avery L7160"],
  ])("that is not found gets a suggestion: %s", (name, sentence) => {
    const found = findTemplate(TEMPLATES, name);
    expect(found.ok ? "found" : found.message).toContain(sentence);
  });

  test("can be searched by brand, kind, paper and size in either orientation", () => {
    expect(search("avery 7160")[0]).toBe("Avery 7160");
    expect(search("63.5 x 38.1 mm avery")).toContain("Avery L7160");
    expect(search("38.1x63.5 avery")).toContain("Avery L7160");
    for (const size of ["2.625x1in", '1" x 2.625"', "2,625 inches × 1 inch", "2.625x1"])
      expect(search(`avery ${size}`)).toContain("Avery 5160");
    expect(search("avery 2.625x1mm")).toEqual([]);
    expect(search("dymo roll")).toContain("Dymo 99012");
    expect(search("letter round avery")).toContain("Avery 5293");
    expect(search("")).toHaveLength(TEMPLATES.length);
    expect(search("no such")).toEqual([]);
  });

  test("is described by its label, count and paper", () => {
    expect(templateText(named("Avery L7160"))).toBe("63.5 x 38.1 mm, 21 on A4");
    expect(templateText(named("Avery 5293"))).toBe("round, 41.274 mm, 24 on US Letter");
    expect(templateText(named("Dymo 99012"))).toBe("36 x 89 mm, roll");
    expect(templateText(named("Felga EP1220"))).toContain("20 on 210 x 261 mm");
  });
});
