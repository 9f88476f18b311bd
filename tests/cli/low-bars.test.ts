import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const TILL = "With modules of this width, GS1 asks for";
const HAND = "To be scanned by hand, they need";

it.each([
  ["EAN13", "400638133393", "15mm", "14.99 mm", `${TILL} 22.85 mm`],
  // in proportion with smaller modules, and no more with larger ones
  ["EAN13", "400638133393", "12mm", "11.98 mm", `${TILL} 20.52 mm`, "0.28mm"],
  // px in proportion to the module; also those that would be drawn without paper
  ["EAN13", "400638133393", "100", "16.93 mm", `${TILL} 22.85 mm`, "0.33mm"],
  ["UPC", "03600029145", "22mm", "21.97 mm", `${TILL} 22.85 mm`, "0.5mm"],
  ["EAN8", "9638507", "15mm", "14.99 mm", `${TILL} 18.23 mm`],
  ["CODE39", "A1", "4mm", "3.98 mm", `${HAND} 5 mm`],
  ["ITF", "15400141288763", "3mm", "2.96 mm", `${HAND} 7.88 mm`],
])(
  "warns about bars that are too low for tills or hand scanners: %s %s, %s",
  async (format, content, height, ...more) => {
    const [mm, sentence, module = "0.34mm"] = more;
    const cwd = await temporaryFolder();
    const size = ["--module", module, "--bar-height", height, "--dpi", "600"];
    const args = ["barcode", format, content, ...size, "-o", "a.png", "--json"];
    const { code, stdout, stderr } = await programHere(args, cwd);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(`warning: The bars are only ${mm} high on paper. ${sentence}`),
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: "scans_with_risk" });
  },
);

it.each([
  ["EAN13", "400638133393", "0.33mm", "22.85mm"],
  ["EAN13", "400638133393", "0.264mm", "18.28mm"],
  ["CODE128", "hello", "0.33mm", "10mm"],
  // nobody chose the height
  ["EAN13", "400638133393", "0.33mm"],
  ["EAN13", "400638133393", "0.5mm"],
  ["EAN8", "9638507", "0.33mm"],
  ["CODE128", "hello", "0.33mm"],
])(
  "does not warn about bars that are high enough: %s %s, %s, %s",
  async (format, content, module, ...heights) => {
    const cwd = await temporaryFolder();
    const size = ["--module", module, ...heights.flatMap((height) => ["--bar-height", height])];
    for (const dpi of ["300", "600"]) {
      const { code, stderr } = await programHere(
        ["barcode", format, content, ...size, "--dpi", dpi, "-o", "a.svg"],
        cwd,
      );
      expect([code, stderr]).toEqual([0, expect.not.stringContaining("The bars are")]);
    }
  },
);

it("gives EAN-13 bars for a label printer the height that GS1 asks for", async () => {
  const cwd = await temporaryFolder();
  const { code, stderr } = await programHere(["barcode", "EAN13", "400638133393", "-o", "a.zpl"], cwd);
  expect([code, stderr]).toEqual([0, expect.not.stringContaining("warning:")]);
});

const ROWS = "barcode_format,content\nEAN13,4006381333931\nEAN13,4012345678901\nCODE39,ABC\n";

it("a batch warns once per format, with a count", async () => {
  const cwd = await temporaryFolder();
  writeFileSync(join(cwd, "rows.csv"), ROWS);
  const size = ["--type", "barcode", "--module", "0.34mm", "--bar-height", "4mm"];
  const { code, stderr } = await programHere(["batch", "rows.csv", "-o", "out", ...size], cwd);
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining("2 codes, the first on line 2: The bars are only"),
  ]);
  expect(stderr).toContain("1 code, on line 4: The bars are only");
});

it("a sheet warns about low bars, and lowers bars to fit the label if no height was given", async () => {
  const cwd = await temporaryFolder();
  writeFileSync(join(cwd, "rows.csv"), ROWS);
  const sheet = (label: string, ...more: string[]) => {
    const size = ["--type", "barcode", "--label", label, "--label-margin", "0mm", "--page", "label", ...more];
    return programHere(["sheet", "rows.csv", "-o", `${label}.pdf`, ...size], cwd);
  };
  const low = await sheet("50x18mm", "--module", "0.33mm");
  expect([low.code, low.stderr]).toEqual([
    0,
    expect.stringContaining("2 rows, the first on line 2: The bars are only"),
  ]);
  // on a label, nobody can just make them higher
  expect(low.stderr).toContain("choose a larger label, or leave out its text and picture.");
  expect(low.stderr).not.toContain("ake the bars higher");
  expect((await sheet("60x40mm")).stderr).not.toContain("The bars are only");
});
