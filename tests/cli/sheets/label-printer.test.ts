import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawnLabels } from "../../support/codes/drawn-labels.ts";
import { pdfPages, type Pixels, readPixels } from "../../support/codes/independent-decoder.ts";
import { programHere } from "../../support/programs/program-here.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const LABEL = ["--label", "50x30mm"];

const run = async (rows: string, args: string[], output = "labels.zpl") => {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, "rows.csv"), rows);
  const outcome = await programHere(["sheet", "rows.csv", "-o", output, ...args], cwd);
  const path = join(cwd, output);
  const bytes = existsSync(path) ? readFileSync(path) : null;
  return { ...outcome, bytes, left: readdirSync(cwd).filter((name) => name !== "rows.csv") };
};

/** Runs successfully and renders the labels. */
const labelsOf = async (rows: string, args: string[]) => {
  const { code, stderr, bytes } = await run(rows, args);
  if (code !== 0 || bytes === null) throw new Error(stderr);
  const zpl = bytes.toString("latin1");
  return { zpl, labels: await drawnLabels(zpl), copies: [...zpl.matchAll(/\^PQ(\d+)/g)].map(([, n]) => n) };
};

const isDark = ({ data, width, height }: Pixels, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4]! < 128;

/**
 * The share of dark dots in the first picture without a dark dot in the second at the same place or next to
 * it.
 */
const missing = (one: Pixels, other: Pixels): number => {
  let [dark, lost] = [0, 0];
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++) {
      if (!isDark(one, x, y)) continue;
      dark += 1;
      const near = [-1, 0, 1].some((down) =>
        [-1, 0, 1].some((across) => isDark(other, x + across, y + down)),
      );
      if (!near) lost += 1;
    }
  return lost / dark;
};

/** First and last column and row with a dark dot. */
const edgesOf = (label: Pixels): number[] => {
  const dots = Array.from({ length: label.width * label.height }, (_, at) => [
    at % label.width,
    Math.floor(at / label.width),
  ]).filter(([x, y]) => isDark(label, x!, y!));
  return [0, 1].flatMap((axis) => {
    const places = dots.map((dot) => dot[axis]!);
    return [
      places.reduce((one, other) => Math.min(one, other)),
      places.reduce((one, other) => Math.max(one, other)),
    ];
  });
};

describe("sheets for a label printer", () => {
  it("contain one label per row, which the printer repeats", async () => {
    const rows =
      "content,name,quantity\nhttps://quietzone.example/1,One,\nhttps://quietzone.example/2,Two,250\n";
    const { labels, copies, zpl } = await labelsOf(rows, [...LABEL, "--text", "name"]);
    expect(copies).toEqual(["1", "250"]);
    expect(zpl.match(/\^PW399\n\^LL239\n/g)).toHaveLength(2);
    for (const [at, label] of labels.entries())
      expect(await readPixels(label)).toEqual([`https://quietzone.example/${at + 1}`]);
    expect((await labelsOf("content\nhello\n", LABEL)).copies).toEqual(["1"]);
  });

  it("report the number of labels", async () => {
    const { stderr } = await run("content,quantity\na,2\nb,3\n", LABEL);
    expect(stderr).toContain("5 labels written to labels.zpl.");
    const { stdout } = await run("content,quantity\na,2\nb,3\n", [...LABEL, "--json"]);
    expect(JSON.parse(stdout.trim().split("\n").at(-1)!)).toMatchObject({ labels: 5, pages: null });
  });

  it.each([
    ["plain", []],
    ["with a border, the code on the right", ["--border", "--code-side", "right"]],
    ["turned by 90 degrees", ["--rotate", "90", "--border"]],
    ["turned by 180 degrees", ["--rotate", "180"]],
    ["turned by 270 degrees", ["--rotate", "270", "--text-size", "6pt"]],
    ["moved", ["--offset", "1mm,-0.5mm"]],
    ["at 300 dpi", ["--dpi", "300"]],
    ["at 600 dpi, of bars", ["--dpi", "600", "--type", "barcode", "--barcode-format", "CODE128"]],
  ])("look like the PDF: %s", async (_, options) => {
    const rows = "content,name,price\nquietzone-0815,Größe 42 – Ωμέγα,مرحبا 12\n";
    // PDFium renders pages in whole points
    const args = ["--label", "50.8x25.4mm", "--text", "name,price", ...options];
    const { labels } = await labelsOf(rows, args);
    const [label] = labels;
    const dpi = Number(options[options.indexOf("--dpi") + 1] ?? 203) || 203;
    const pdf = await run(rows, [...args, "--page", "label", "--dpi", String(dpi)], "labels.pdf");
    const [page] = await pdfPages(pdf.bytes!, dpi / 72);
    expect(await readPixels(label!)).toEqual(["quietzone-0815"]);
    expect(missing(label!, page!)).toBeLessThan(0.005);
    expect(missing(page!, label!)).toBeLessThan(0.005);
  });

  it.each([
    ["a QR code", "content,name,quantity\nhttps://quietzone.example/1,One,3\n", []],
    ["moved", "content,name\nhttps://quietzone.example/1,One\n", ["--offset", "1mm,-0.5mm"]],
    [
      "bars",
      "type,barcode_format,display_value,content,name\nbarcode,CODE128,no,https://quietzone.example/1,One\n",
      ["--label", "100x30mm"],
    ],
  ])("drawn by the printer have the code in the same place as the graphic: %s", async (_, rows, options) => {
    const args = [...LABEL, "--text", "name", ...options];
    const graphic = await labelsOf(rows, args);
    const native = await labelsOf(rows, [...args, "--native"]);
    expect(native.zpl).toMatch(/\^B[QC]N/);
    expect(native.zpl.length).toBeLessThan(graphic.zpl.length);
    expect(native.copies).toEqual(graphic.copies);
    expect(await readPixels(native.labels[0]!)).toEqual(["https://quietzone.example/1"]);
    // the printer may choose another mask for a QR code
    const edges = edgesOf(graphic.labels[0]!);
    for (const [at, edge] of edgesOf(native.labels[0]!).entries())
      expect(Math.abs(edge - edges[at]!)).toBeLessThanOrEqual(1);
  });

  it.each([
    ["a QR code", "content\nhello\n", "203"],
    ["a QR code at 600 dpi", "content\nhello\n", "600"],
    ["bars", "type,barcode_format,content\nbarcode,CODE128,hello\n", "600"],
  ])(
    "drawn by the printer use the largest module that it supports, on a large label: %s",
    async (_, rows, dpi) => {
      const { zpl } = await labelsOf(rows, ["--template", "Thermal 102x152", "--dpi", dpi, "--native"]);
      expect(zpl).toMatch(/\^BQN,2,10\^|\^BY10,/);
    },
  );

  it("drawn by the printer warn that nothing read them, and reject codes that it cannot draw", async () => {
    const plain = await run("content\nhello\n", [...LABEL, "--native"]);
    expect([plain.code, plain.stderr]).toEqual([0, expect.stringContaining("scan the first label")]);
    const rows = "content\nhello\nGröße\n";
    const stopped = await run(rows, [...LABEL, "--native"]);
    expect([stopped.code, stopped.left]).toEqual([1, []]);
    // known before the first label is written
    expect(stopped.stderr).toContain("1 of 2 rows cannot be printed, so nothing was written.");
    expect(stopped.stderr).toContain("line 3: Which bytes a printer writes for letters beyond ASCII");
    const skipped = await run(rows, [...LABEL, "--native", "--on-error", "skip"]);
    expect([skipped.code, skipped.stderr]).toEqual([1, expect.stringContaining("1 label written")]);
  });

  it("have EAN bars as thin as GS1 allows to label printers, whatever the resolution; sheets of 600 dpi do not", async () => {
    const rows = "EAN\n4006381333931\n";
    const args = ["--label", "33x20mm", "--type", "barcode", "--dpi", "600", "--text", "EAN"];
    const { labels } = await labelsOf(rows, args);
    expect(await readPixels(labels[0]!)).toEqual(["4006381333931"]);
    const { code, stderr } = await run(rows, [...args, "--page", "label"], "labels.pdf");
    expect([code, stderr]).toEqual([1, expect.stringContaining("The code needs 33.5 mm by")]);
  });

  it("use the label size of a template", async () => {
    const { zpl } = await labelsOf("content\nhello\n", ["--template", "Dymo 99012", "--dpi", "300 dpi"]);
    expect(zpl).toContain("^PW425\n^LL1051\n");
  });

  it.each([
    ["a start", ["--start", "2"], "--start is about pages"],
    ["cut lines", ["--cut-lines"], "--cut-lines is about pages"],
    [
      "an offset over the edge",
      ["--offset", "20mm,0mm"],
      "20 mm right would move codes over the edge of the label",
    ],
    ["a page", ["--page", "a4"], "--page is about pages"],
    ["an unsupported resolution", ["--dpi", "1200"], "--dpi: Label printers have 203, 300, 600 dpi"],
    ["rotated codes that the printer draws", ["--native", "--rotate", "90"], "barcodes are not turned"],
    ["another name", ["--format", "pdf"], "labels.zpl is the name of a .zpl file"],
  ])("are rejected with %s", async (_, args, sentence) => {
    const { code, stderr, left } = await run("content\nhello\n", [...LABEL, ...args]);
    expect([code, stderr, left]).toEqual([2, expect.stringContaining(sentence), []]);
  });

  it("are rejected if a row has a color or another resolution", async () => {
    const colored = await run("content,foreground\nhello,#0f766e\n", LABEL);
    expect([colored.code, colored.left]).toEqual([1, []]);
    expect(colored.stderr).toContain("A label printer does not print #0f766e: choose #000000");
    const other = await run("content,dpi\na,203\nb,300\n", LABEL);
    expect([other.code, other.left]).toEqual([1, []]);
    expect(other.stderr).toContain("line 3, dpi: A printer prints all labels at 203");
  });
});
