import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

it.each([
  ["CODE128", "hello", "0.13mm", "600", "0.127 mm wide on paper, and many scanners need 0.19 mm"],
  ["pharmacode", "1234", "0.3mm", "300", "0.338 mm wide on paper, and many scanners need 0.35 mm"],
])("warns about bars that are too thin for scanners: %s %s at %s", async (format, content, ...rest) => {
  const [module, dpi, sentence] = rest;
  const cwd = await temporaryFolder();
  const { code, stdout, stderr } = await programHere(
    ["barcode", format, content, "--module", module, "--dpi", dpi, "-o", "a.png", "--json"],
    cwd,
  );
  expect([code, stderr]).toEqual([0, expect.stringContaining(`warning: Each module is only ${sentence}`)]);
  expect(JSON.parse(stdout)).toMatchObject({ verdict: "scans_with_risk" });
});

it.each([
  ["0.25mm", "203", "0.25 mm"],
  ["0.255mm", "300", "0.254 mm"],
  ["0.264mm", "300", "0.254 mm"],
  ["0.255mm", "600", "0.254 mm"],
  ["0.255mm", "1200", "0.254 mm"],
])(
  "warns about bars below the till minimum unless a label printer prints them: %s at %s dpi",
  async (module, dpi, mm) => {
    const cwd = await temporaryFolder();
    const bars = ["barcode", "EAN13", "400638133393", "--module", module, "--dpi", dpi];
    for (const file of ["a.png", "a.pdf"]) {
      const { code, stderr } = await programHere([...bars, "-o", file], cwd);
      expect([code, stderr]).toEqual([
        0,
        expect.stringContaining(
          `warning: Each module is only ${mm} wide on paper. For tills, GS1 wants 0.264 mm, and allows 0.249 mm only to thermal label printers`,
        ),
      ]);
    }
    const { stderr } = await programHere([...bars, "-o", "a.zpl"], cwd);
    expect(stderr).not.toContain("warning:");
  },
);

it.each(["a.png", "a.zpl"])(
  "tells nobody to shorten a product number, whose digits are fixed: %s",
  async (file) => {
    const cwd = await temporaryFolder();
    const bars = ["barcode", "EAN13", "400638133393", "--module", "0.13mm", "--dpi", "600", "-o", file];
    const { stderr } = await programHere(bars, cwd);
    expect(stderr).toContain("0.127 mm wide on paper. For tills, GS1 wants 0.264 mm");
    expect(stderr).not.toContain("shorter");
  },
);

it.each([
  // two dots of a label printer, where GS1 allows 0.249 mm
  ["EAN13", "400638133393", "0.25mm", "203"],
  ["EAN13", "400638133393", "0.255mm", "600"],
  ["EAN13", "400638133393", "0.28mm", "600"],
  ["CODE128", "hello", "0.2mm", "600"],
])(
  "does not warn about bars that are wide enough: %s %s at %s, %s dpi",
  async (format, content, module, dpi) => {
    const cwd = await temporaryFolder();
    const { code, stderr } = await programHere(
      ["barcode", format, content, "--module", module, "--dpi", dpi, "-o", "a.zpl", "--format", "zpl"],
      cwd,
    );
    expect([code, stderr]).toEqual([0, expect.not.stringContaining("warning:")]);
  },
);

it("a batch counts the codes with thin bars", async () => {
  const cwd = await temporaryFolder();
  writeFileSync(join(cwd, "rows.csv"), "content\n4006381333931\n96385074\n");
  const { code, stderr } = await programHere(
    [
      "batch",
      "rows.csv",
      "-o",
      "out",
      "--type",
      "barcode",
      "--barcode-format",
      "CODE128",
      "--module",
      "0.15mm",
    ],
    cwd,
  );
  expect([code, stderr]).toEqual([0, expect.stringContaining("2 codes, the first on line 2: Each module")]);
});
