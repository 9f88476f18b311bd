import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawnLabels } from "../../support/codes/drawn-labels.ts";
import { pdfPages, type Pixels, readPixels } from "../../support/codes/independent-decoder.ts";
import { programHere } from "../../support/programs/program-here.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const PX = 300 / 25.4;
const LABEL = ["--label", "60x30mm", "--page", "label"];

const square = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer();

/** Black in the middle, transparent around it. */
const blackOnClear = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 60, channels: 4, background: "#000" } })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: "#0000" })
    .png()
    .toBuffer();

const run = async (rows: string, args: string[], { output = "labels.pdf", file = "rows.csv" } = {}) => {
  const cwd = await temporaryFolder();
  await mkdir(join(cwd, "table"));
  await writeFile(join(cwd, "table", file), rows);
  await writeFile(join(cwd, "table", "red.png"), await square("#e00000"));
  await writeFile(
    join(cwd, "table", "red.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><path fill="#e00000" d="M0 0H90V60H0Z"/></svg>',
  );
  await writeFile(join(cwd, "table", "black.png"), await blackOnClear());
  await writeFile(join(cwd, "green.png"), await square("#00a000"));
  const outcome = await programHere(["sheet", join("table", file), "-o", output, ...args], cwd);
  const path = join(cwd, output);
  return { ...outcome, bytes: existsSync(path) ? readFileSync(path) : null };
};

/** Runs successfully and renders the pages at 300 dpi. */
const pagesOf = async (rows: string, args: string[], files = {}): Promise<Pixels[]> => {
  const { code, stderr, bytes } = await run(rows, args, files);
  if (code !== 0 || bytes === null) throw new Error(stderr);
  return pdfPages(new Uint8Array(bytes), 300 / 72);
};

type Pixel = [red: number, green: number, blue: number];

/** The number of pixels that match. */
const count = ({ data }: Pixels, suits: (pixel: Pixel) => boolean): number => {
  let found = 0;
  for (let at = 0; at < data.length; at += 4)
    if (suits([data[at]!, data[at + 1]!, data[at + 2]!])) found += 1;
  return found;
};
const isRed = ([red, green]: Pixel) => red > 180 && green < 60;
const isGreen = ([red, green]: Pixel) => green > 120 && red < 60;
const isColored = ([red, green, blue]: Pixel) => Math.max(red, green, blue) - Math.min(red, green, blue) > 8;
const isBlack = ([red]: Pixel) => red < 60;

const ROWS =
  "content,name,photo\nhttps://quietzone.example/1,One,red.png\nhttps://quietzone.example/2,Two,\n";

describe("a picture on a label", () => {
  it("comes from a column, relative to the folder of the rows, or else from --picture", async () => {
    const args = [...LABEL, "--text", "name", "--picture-column", "photo", "--picture", "green.png"];
    const pages = await pagesOf(ROWS, args);
    expect(await Promise.all(pages.map(readPixels))).toEqual([
      ["https://quietzone.example/1"],
      ["https://quietzone.example/2"],
    ]);
    const [own, common] = pages.map((page) => [count(page, isRed), count(page, isGreen)]);
    expect(own).toEqual([expect.any(Number), 0]);
    expect(common).toEqual([0, own![0]]);
    // the picture keeps its aspect ratio of 3:2
    expect(own![0]! / PX ** 2).toBeGreaterThan(50);
  });

  it("comes from JSON Lines as well", async () => {
    const rows = '{"content":"hello","photo":"red.png"}\n{"content":"there"}\n';
    const pages = await pagesOf(rows, [...LABEL, "--picture-column", "photo"], { file: "rows.jsonl" });
    expect(pages.map((page) => count(page, isRed) > 1000)).toEqual([true, false]);
  });

  it("is embedded once, however many labels show it", async () => {
    const rows = `content\n${"a\n".repeat(50)}`;
    const { bytes } = await run(rows, [...LABEL, "--picture", "green.png"]);
    expect(bytes!.toString("latin1").match(/\/SMask/g)).toHaveLength(1);
  });

  it("is embedded as vector shapes if it is an SVG", async () => {
    const rows = `content\n${"a\n".repeat(3)}`;
    const args = [...LABEL, "--picture", "table/red.svg"];
    const { bytes } = await run(rows, args);
    const file = bytes!.toString("latin1");
    expect([file.match(/\/Subtype\/Form/g)?.length, file.includes("/Subtype/Image")]).toEqual([1, false]);
    const [page] = await pagesOf(rows, args);
    const [pixels] = await pagesOf(rows, [...LABEL, "--picture", "table/red.png"]);
    expect(Math.abs(count(page!, isRed) / count(pixels!, isRed) - 1)).toBeLessThan(0.01);
  });

  it("is drawn in black only with --ink k, and rejected if it has colors", async () => {
    const black = ["--picture", "table/black.png", "--ink", "k"];
    const [page] = await pagesOf("content,name\nhello,One\n", [...LABEL, "--text", "name", ...black]);
    expect(count(page!, isColored)).toBe(0);
    expect(await readPixels(page!)).toEqual(["hello"]);
    const { bytes } = await run("content\nhello\n", [...LABEL, ...black]);
    expect(bytes!.toString("latin1")).not.toContain("DeviceRGB");
    const refused = await run(ROWS, [...LABEL, "--picture-column", "photo", "--ink", "k"]);
    expect([refused.code, refused.bytes]).toEqual([1, null]);
    expect(refused.stderr).toContain("line 2");
    expect(refused.stderr).toContain("Black ink alone prints no colors, and the picture has some");
  });

  it("is printed in black by a label printer, and rejected if it has colors", async () => {
    const rows = "content\nhttps://quietzone.example/1\n";
    const plain = await run(rows, LABEL.slice(0, 2), { output: "labels.zpl" });
    const black = await run(rows, [...LABEL.slice(0, 2), "--picture", "table/black.png"], {
      output: "labels.zpl",
    });
    const [label] = await drawnLabels(black.bytes!.toString("latin1"));
    expect(await readPixels(label!)).toEqual(["https://quietzone.example/1"]);
    const [without] = await drawnLabels(plain.bytes!.toString("latin1"));
    expect(count(label!, isBlack)).not.toBe(count(without!, isBlack));
    const red = await run(rows, [...LABEL.slice(0, 2), "--picture", "table/red.png"], {
      output: "labels.zpl",
    });
    expect([red.code, red.stderr]).toEqual([1, expect.stringContaining("prints black or nothing")]);
  });

  it.each([
    ["a missing picture", ["--picture", "none.png"], 1, "There is no picture"],
    [
      "a missing picture with logo in its name",
      ["--picture", "The logo file.png"],
      1,
      "/The logo file.png: check its name",
    ],
    ["a file that is not a picture", ["--picture", "table/rows.csv"], 1, "Please select a valid image file"],
    ["a picture column that does not exist", ["--picture-column", "image"], 1, "--picture-column"],
  ])("%s is rejected", async (_, args, exit, sentence) => {
    const { code, stderr, bytes } = await run(ROWS, [...LABEL, ...args]);
    expect([code, stderr, bytes]).toEqual([exit, expect.stringContaining(sentence), null]);
  });
});

describe("a continuous roll", () => {
  const roll = ["--template", "Brother DK-2205", "--length", "40mm"];

  it("is cut to --length, for a PDF and for a label printer", async () => {
    const [page] = await pagesOf("content\nhello\n", roll);
    expect([page!.width / PX, page!.height / PX].map((mm) => Math.round(mm))).toEqual([62, 40]);
    expect(await readPixels(page!)).toEqual(["hello"]);
    const { bytes } = await run("content\nhello\n", [...roll, "--dpi", "300"], { output: "labels.zpl" });
    expect(bytes!.toString("latin1")).toContain("^LL472");
  });

  it("says at which length it is cut without one", async () => {
    const { code, stderr } = await run("content\nhello\n", roll.slice(0, 2));
    expect([code, stderr]).toEqual([0, expect.stringMatching(/cut every 100 mm: .*--length 40mm/)]);
    expect((await run("content\nhello\n", roll)).stderr).not.toContain("cut every");
    expect((await run("content\nhello\n", LABEL)).stderr).not.toContain("cut every");
  });

  it.each([
    [["--template", "Dymo 99012", "--length", "40mm"], "are cut already"],
    [["--template", "Avery L7160", "--length", "40mm"], "Only continuous rolls are cut to a length"],
    [["--label", "50x30mm", "--length", "40mm"], "--label takes both sides"],
    [["--template", "Brother DK-2205", "--length", "2000mm"], "from 12 to 1000 mm"],
    [["--template", "Brother DK-2205", "--length", "long"], "is not a length"],
  ])("%s is rejected", async (args, sentence) => {
    const { code, stderr } = await run("content\nhello\n", args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

describe("crop marks", () => {
  it("align with the edges of the labels, and only appear in the margins", async () => {
    const sheet = ["--label", "80x50mm", "--page-margin", "20mm,30mm", "--columns", "2", "--rows", "2"];
    const [page] = await pagesOf("content\nhello\n", [...sheet, "--crop-marks"]);
    const darkAt = (x: number, y: number): boolean => {
      const [across, down] = [Math.round(x * PX), Math.round(y * PX)];
      return [-1, 0, 1].some((by) =>
        [(down * page!.width + across + by) * 4, ((down + by) * page!.width + across) * 4].some(
          (at) => page!.data[at]! < 200,
        ),
      );
    };
    for (const x of [20, 100, 180]) expect([darkAt(x, 26), darkAt(x, 134)]).toEqual([true, true]);
    for (const y of [30, 80, 130]) expect([darkAt(16, y), darkAt(184, y)]).toEqual([true, true]);
    // no marks on the labels and between marks
    for (const [x, y] of [
      [100, 55],
      [100, 29.5],
      [60, 26],
      [16, 55],
    ] as const)
      expect(darkAt(x, y)).toBe(false);
  });

  it.each([
    [["--template", "Dymo 99012"], "they need 3.5 mm on each side"],
    [["--template", "Avery 5293"], "round labels have no edges"],
  ])("are rejected if there is no room, or no straight edge: %s", async (args, sentence) => {
    const { code, stderr } = await run("content\nhello\n", [...args, "--crop-marks"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it("and --ink are for PDF files only", async () => {
    for (const args of [["--crop-marks"], ["--ink", "k"]]) {
      const refused = await run("content\nhello\n", [...LABEL.slice(0, 2), ...args], {
        output: "labels.zpl",
      });
      expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining(args[0]!)]);
    }
  });
});
