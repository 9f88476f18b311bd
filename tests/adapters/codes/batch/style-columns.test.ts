import { resolve } from "node:path";
import { expect, it } from "vitest";
import { createRowReader } from "../../../../adapters/codes/batch/input/row-reader.ts";
import { PLAIN_STYLE } from "../../../../core/codes/qr/style/style.ts";
import { checkCsv } from "../../../support/programs/check-table.ts";

const read = (cells: Record<string, string>, design = {}) =>
  createRowReader(
    {
      type: "qr",
      barcodeFormat: null,
      design,
      logo: null,
      ink: "rgb",
      fix: false,
      force: false,
      now: new Date(0),
      logoFolder: null,
    },
    resolve,
  )({ number: 1, line: 2, cells: { content: "hello", ...cells } });

it("style columns of a row override the style of the run", () => {
  const { order, notes } = read(
    { modules: "dots", eyes: "leaf,circle", eye_color: "#112233,same", gradient: "radial #000 #003366" },
    { modules: "diamonds", logo_backing: "none" },
  );
  expect(notes).toEqual([]);
  expect(order?.design).toMatchObject({
    style: {
      ...PLAIN_STYLE,
      modules: "dots",
      eyeFrame: "leaf",
      eyeBall: "circle",
      eyeFrameColor: "#112233",
      gradient: { kind: "radial", from: "#000", to: "#003366" },
      logoBacking: "none",
    },
  });
});

it("frame columns of a row change the frame of the run or add one", () => {
  const { order } = read({ frame_text: "Scan me first" }, { frame: "label", frame_color: "#1d4ed8" });
  expect(order?.design).toMatchObject({ frame: { kind: "label", text: "Scan me first", color: "#1d4ed8" } });
  const { problems } = read({ frame: "ribbon", frame_text: "a".repeat(500) });
  expect(problems).toMatchObject([
    { name: "frame_text", message: "A frame has room for 60 characters, and this text has 500." },
  ]);
});

it("an unrelated frame column such as a bicycle's is ignored", () => {
  const { order, problems } = read({ frame: "carbon 56 cm", frame_color: "red" });
  expect(problems).toEqual([]);
  expect(order?.design).toMatchObject({ frame: undefined });
});

it("letters missing from the fonts are found before the first file is made", async () => {
  const { said } = await checkCsv("content,frame,frame_text\nhttps://a.example,label,კო\n");
  expect(said).toContain("Our fonts have no letters for კ ო.");
});

it.each([
  ["modules", "Algebra II"],
  ["eyes", "brown"],
  ["gradient", "5 %"],
  ["preset", "Landscape"],
  ["frame", "carbon 56 cm"],
])("a column %s about something else keeps the code plain, with a note", async (column, value) => {
  const { order, problems, notes } = read({ [column]: value });
  expect(problems).toEqual([]);
  expect(order?.design).toMatchObject({ style: undefined });
  expect(notes).toEqual([
    { name: column, message: expect.stringMatching(/^".*" is not .*\. The code is made without it\.$/) },
  ]);
  const { contents, said } = await checkCsv(`content,${column}\nhttps://a.example,${value}\n`);
  expect(contents).toEqual(["https://a.example"]);
  expect(said).toContain("The code is made without it.");
});

it("a row names a preset, and its other cells override it", () => {
  const { order, notes } = read({ preset: "Ocean", background: "#ffffff", eyes: "square" });
  expect(notes).toEqual([]);
  expect(order?.design).toMatchObject({
    foreground: "#0c4a6e",
    background: "#ffffff",
    style: { modules: "connected", eyeFrame: "square" },
  });
});

it("the preset of a row replaces colors and style of the run", () => {
  const run = {
    foreground: "#111111",
    modules: "diamonds",
    gradient: "linear #000 #003366",
    logo_backing: "square",
  };
  expect(read({ preset: "rose" }, run).order?.design).toMatchObject({
    foreground: "#881337",
    background: "#fff1f2",
    style: { modules: "dots", gradient: null, logoBacking: "square" },
  });
});

it("an invalid value is refused in a column that can only be a style, and in an option", () => {
  expect(read({ logo_backing: "star" }).problems).toMatchObject([{ name: "logo_backing" }]);
  expect(read({ eye_color: "blueish" }).problems).toMatchObject([{ name: "eye_color" }]);
  expect(read({}, { modules: "stars" }).problems).toMatchObject([{ name: "modules" }]);
});

it("the size of a QR code in the row of a barcode leaves the canvas of the run as it is", () => {
  const { order } = read(
    { type: "barcode", barcode_format: "CODE128", size: "500" },
    { width: "600", height: "300" },
  );
  expect(order).toMatchObject({ kind: "barcode", design: { canvas: { width: 600, height: 300 } } });
});
