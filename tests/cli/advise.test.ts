import { describe, expect, it } from "vitest";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** The modules of a side, quiet zone included. */
const modulesAt = async (...level: string[]): Promise<number> => {
  const { stdout } = await programHere(["advise", "https://example.com", ...level, "--json"]);
  return (JSON.parse(stdout) as { modules: number }).modules;
};

describe("quietzone advise", () => {
  it("prints the size that a code needs, with the source of each number", async () => {
    const { code, stdout } = await programHere([
      "advise",
      "https://example.com",
      "--reader",
      "poster",
      "--distance",
      "2m",
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain("Read by a phone in front of a poster from 2 m: modules of at least 8 mm");
    expect(stdout).toContain(
      "8 mm: rule of thumb, a QR code of 25 modules is a tenth as wide as the distance",
    );
    expect(stdout).toContain("0.25 mm: maker, DENSO WAVE");
  });

  it.each([
    ["a checkout scanner", "EAN13", "4006381333931", []],
    ["a checkout scanner", "EAN8", "40123455", []],
    ["a checkout scanner", "UPC", "036000291452", []],
    ["a warehouse scanner", "ITF", "15400141288763", []],
    ["a phone across a table", "CODE128", "shelf 7", []],
    ["a phone across a table from 1 m", "EAN13", "4006381333931", ["--distance", "1m"]],
    ["a camera", "EAN13", "4006381333931", ["--reader", "camera"]],
  ])("assumes the usual reader first: %s, for %s", async (reader, type, content, more) => {
    const { stdout, stderr } = await programHere(["advise", content, "--type", type, ...more]);
    expect([stdout, stderr]).toEqual([expect.stringContaining(`Read by ${reader}`), ""]);
  });

  it("says of a size the module that qr prints at that resolution", async () => {
    const cwd = await temporaryFolder();
    const size = ["--size", "25mm", "--dpi", "300"];
    const advised = await programHere(["advise", "https://example.com/abc", ...size, "--json"]);
    const printed = await programHere(["qr", "https://example.com/abc", ...size, "-o", "a.png"], cwd);
    const { chosen } = JSON.parse(advised.stdout) as { chosen: { module: number } };
    expect(`${printed.stdout}${printed.stderr}`).toContain(`modules of ${chosen.module} mm`);
    const alone = await programHere(["advise", "x", "--dpi", "300"]);
    expect([alone.code, alone.stderr]).toEqual([
      2,
      expect.stringContaining("--dpi: A resolution needs a size"),
    ]);
  });

  it("warns about a module below the minimum, as JSON", async () => {
    const args = [
      "advise",
      "4006381333931",
      "--type",
      "ean-13",
      "--reader",
      "till",
      "--module",
      "0.2mm",
      "--json",
    ];
    const { code, stdout } = await programHere(args);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      symbology: "EAN13",
      modules: 113,
      module: 0.264,
      size: 29.832,
      warnings: [expect.stringContaining("below the minimum of 0.264 mm")],
    });
  });

  it.each([
    [["--reader", "cat"], '--reader: "cat" is not one of phone, poster, till, warehouse, camera.'],
    [["--distance", "1"], '--distance: "1" is not a distance: write one such as 1m'],
    ...["till", "warehouse"].map((reader): [string[], string] => [
      ["--reader", reader, "--distance", "3m"],
      `--distance: The decode zones of the scanner say from how far the ${reader} scanner reads: leave the distance out.`,
    ]),
    [["--size", "0mm"], '--size: "0mm" is not a length'],
    [["--size", "1in", "--module", "1mm"], "write one of them, not both"],
    [["--pixels", "1"], "--pixels"],
    [["--level", "X"], '--level: "X" is not one of L, M, Q, H.'],
    [["--level", "L", "--type", "code128"], "--level: Only QR codes have a level: leave it out."],
    [["--bar-height", "10mm"], "--bar-height: A QR code has no bars: leave it out."],
    [["--type", "ean-14"], "is not a barcode format"],
  ])("refuses %o", async (args, sentence) => {
    const { code, stderr } = await programHere(["advise", "x", ...args]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it("uses the chosen error correction level: a lower one needs fewer modules", async () => {
    expect([await modulesAt(), await modulesAt("--level", "H"), await modulesAt("--level", "l")]).toEqual([
      37, 37, 33,
    ]);
  });

  it("rejects content that the symbology cannot encode", async () => {
    const { code, stderr } = await programHere(["advise", "abc", "--type", "ean-13"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("digits")]);
  });
});
