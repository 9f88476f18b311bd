import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { RowDesign, RowDesigns } from "../../../../core/brands/named-designs.ts";
import { createRowReader } from "../../../../adapters/codes/batch/input/row-reader.ts";
import { PRESET_NAMES } from "../../../../core/codes/texts/presets.ts";
import { programHere } from "../../../support/programs/program-here.ts";
import { temporaryFolder } from "../../../support/temporary-folder.ts";

const SHOP: RowDesign = {
  name: "Shop",
  texts: { foreground: "#0f766e", modules: "dots", size: "600" },
  logo: "shop.png",
};
const BROKEN: RowDesign = { name: "broken", texts: {}, logo: null, problem: "broken.json is not JSON." };
const designs: RowDesigns = {
  find: (name) => [SHOP, BROKEN].find((design) => design.name.toLowerCase() === name) ?? null,
  names: () => ["Shop"],
  toJSON: () => [],
};

const read = (cells: Record<string, string>, { design = {}, force = false } = {}) =>
  createRowReader(
    {
      type: "qr",
      barcodeFormat: null,
      design,
      designs,
      logo: null,
      ink: "rgb",
      fix: false,
      force,
      now: new Date(0),
      logoFolder: null,
    },
    resolve,
  )({ number: 1, line: 2, cells: { content: "hello", ...cells } });

test("a row names a preset or a design, and its other cells override it", () => {
  expect(read({ design: "Ocean", eyes: "square" }).order?.design).toMatchObject({
    foreground: "#0c4a6e",
    style: { modules: "connected", eyeFrame: "square" },
  });
  for (const design of ["shop", " SHOP.json "])
    expect(read({ design, foreground: "#000000" }).order).toMatchObject({
      logo: "shop.png",
      design: { foreground: "#000000", size: 600, style: { modules: "dots" } },
    });
});

test("a row of a transfer has the level of its standard, whatever that of the run, and another one only by force", () => {
  const transfer = { type: "sepa", beneficiary: "Red Cross", iban: "BE72000000001616" };
  const run = { design: { level: "H" } };
  expect(read(transfer, run).order?.design).toMatchObject({ level: "M" });
  expect(read({ ...transfer, level: "m" }, run).order?.design).toMatchObject({ level: "M" });
  const problem = {
    name: "level",
    message:
      "The standard of this code requires the error correction level M, so it cannot be H: leave the level out.",
    reason: { code: "form.level", values: { level: "M", chosen: "H" } },
  };
  expect(read({ ...transfer, level: "H" })).toMatchObject({ order: null, problems: [problem] });
  const forced = read({ ...transfer, level: "H" }, { force: true });
  expect(forced).toMatchObject({ order: { design: { level: "H" } }, problems: [], notes: [problem] });
  expect(read({ level: "H" }).order?.design).toMatchObject({ level: "H" });
});

test("the design of a row replaces colors and style of the run, but not its size", () => {
  const run = { gradient: "linear #000 #003366", eyes: "leaf", size: "500", preset: "rose" };
  const { order } = read({ design: "ocean" }, { design: run });
  expect(order?.design).toMatchObject({
    size: 500,
    style: { gradient: { from: "#0c4a6e" }, eyeFrame: "rounded" },
  });
  const shop = read({ design: "shop" }, { design: run }).order?.design;
  expect(shop).toMatchObject({
    background: "#ffffff",
    size: 500,
    style: { gradient: null, eyeFrame: "square" },
  });
});

/** The size on paper of a row that names the design, in dots. */
const printOf = (cells: Record<string, string>, design: Record<string, string>) =>
  read({ design: "shop", ...cells }, { design }).order?.design.print;

test("a size on paper of the run overrides that of a design, and a cell overrides both", () => {
  expect(printOf({}, { size: "25mm", dpi: "600" })).toMatchObject({ size: 590, dpi: 600 });
  expect(printOf({}, { module: "0.5mm" })).toMatchObject({ module: 6, dpi: 300 });
  expect(printOf({ size: "30mm" }, { size: "25mm" })).toMatchObject({ size: 354 });
  // one dot for each px of the design's own size
  expect(printOf({}, { dpi: "600" })).toEqual({ dpi: 600 });
});

test("an empty cell keeps the design of the run", () => {
  expect(read({ design: " " }, { design: { modules: "dots" } }).order?.design).toMatchObject({
    style: { modules: "dots" },
  });
});

test("the colors of a design apply to barcodes, too", () => {
  const cells = { type: "barcode", barcode_format: "EAN-13", content: "4006381333931", design: "shop" };
  expect(read(cells).order?.design).toMatchObject({ foreground: "#0f766e" });
  expect(read({ ...cells, design: "shopp" })).toMatchObject({ order: null, problems: [{ name: "design" }] });
});

test("an unknown name is refused with the known ones, and --force makes the code without it", () => {
  const { order, problems } = read({ design: "shopp" });
  expect(order).toBeNull();
  const message = `"shopp" is neither a design here nor a preset: choose one of Shop, ${PRESET_NAMES.join(", ")}.`;
  expect(problems).toMatchObject([{ name: "design", message, reason: { code: "rows.design" } }]);
  expect(read({ design: "broken" }).problems).toEqual([
    { name: "design", message: "broken.json is not JSON." },
  ]);
  expect(read({ design: "shopp" }, { force: true })).toMatchObject({
    order: { content: "hello" },
    problems: [],
    notes: [{ name: "design", message: `${message} The code is made without it.` }],
  });
});

test("on the command line, a design is a JSON file beside the table", async () => {
  const folder = await temporaryFolder();
  const logo = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
  const shop = { modules: "dots", size: 400, logo: `data:image/png;base64,${logo.toString("base64")}` };
  await mkdir(join(folder, "rows"));
  const write = (name: string, text: string) => writeFile(join(folder, "rows", name), text);
  await write("shop.json", JSON.stringify(shop));
  await write("package.json", '{"scripts": {}}');
  await write("rows.csv", "content,design,file\nhttps://a.example,shop,a\nhttps://a.example,ocean,b\n");
  const batch = (rows: string) =>
    programHere(["batch", join(folder, "rows", rows), "-o", join(folder, "out"), "--format", "svg"]);
  expect(await batch("rows.csv")).toMatchObject({ code: 0 });
  const made = (name: string) => readFile(join(folder, name), "utf8");
  const one = async (name: string, ...options: string[]) => {
    await programHere(["qr", "https://a.example", "-o", join(folder, name), ...options]);
    return made(name);
  };
  expect(await made("out/a.svg")).toBe(await one("one.svg", "--design", join(folder, "rows/shop.json")));
  expect(await made("out/b.svg")).toBe(await one("two.svg", "--preset", "ocean"));

  await write("wrong.csv", "content,design\nhttps://a.example,sho\nhttps://b.example,package\n");
  const wrong = await batch("wrong.csv");
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain('"sho" is neither a design here nor a preset: choose one of shop, ink');
  expect(wrong.stderr).toContain("package.json has members that are not part of a design");
});
