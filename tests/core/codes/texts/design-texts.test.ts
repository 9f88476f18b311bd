import { describe, expect, it } from "vitest";
import { readBarcodeDesign, readQrDesign, readYesNo } from "../../../../core/codes/texts/design-texts.ts";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";

const problemsOf = (reading: ReturnType<typeof readQrDesign | typeof readBarcodeDesign>) =>
  reading.ok ? [] : reading.problems;

describe("a design that was typed", () => {
  it("is the default if it is empty", () => {
    expect(readQrDesign({})).toEqual({ ok: true, design: qrDesignSchema.parse({}) });
    expect(readBarcodeDesign({ size: "" })).toEqual({ ok: true, design: barcodeDesignSchema.parse({}) });
  });

  it("matches the schema of core with every field set", () => {
    const qr = readQrDesign({
      foreground: "#123",
      background: "transparent",
      width: "64",
      height: "2000",
      level: "q",
      margin: "0",
      logo_size: "20",
    });
    expect(qr.ok && qrDesignSchema.parse(qr.design)).toEqual(qr.ok && qr.design);
    const barcode = readBarcodeDesign({
      bar_width: "1.5",
      bar_height: "200",
      display_value: "no",
      margin: "50",
    });
    expect(barcode.ok && barcodeDesignSchema.parse(barcode.design)).toEqual(barcode.ok && barcode.design);
  });

  it("accepts a quiet zone in modules for both kinds of codes", () => {
    expect(readQrDesign({ quiet_zone: "3" })).toMatchObject({ design: { margin: 3 } });
    expect(readBarcodeDesign({ quiet_zone: "3" })).toMatchObject({ design: { quietZone: 3, margin: 10 } });
    expect(problemsOf(readQrDesign({ quiet_zone: "11" }))).toMatchObject([
      { name: "quiet_zone", message: '"11" is out of range: at most 10 modules.' },
    ]);
    expect(problemsOf(readBarcodeDesign({ quiet_zone: "2.5" }))).toMatchObject([
      { name: "quiet_zone", message: '"2.5" is not a whole number.' },
    ]);
  });

  it.each([
    [{ size: "63" }, "size"],
    [{ size: "300.5" }, "size"],
    [{ size: "1e3" }, "size"],
    [{ size: "big" }, "size"],
    [{ margin: "11" }, "margin"],
    [{ margin: "-1" }, "margin"],
    [{ level: "X" }, "level"],
    [{ logo_size: "71" }, "logo_size"],
    [{ width: "300" }, "height"],
    [{ height: "300" }, "width"],
    [{ foreground: "red" }, "foreground"],
    [{ background: "#12345" }, "background"],
  ])("is refused with the field named: %j", (texts, name) => {
    expect(problemsOf(readQrDesign(texts)).map((problem) => problem.name)).toEqual([name]);
  });

  it.each([
    [{ bar_width: "1.3" }, '"1.3" is not a multiple of 0.5 px.'],
    [{ bar_width: "9" }, '"9" is out of range: at most 5 px.'],
    [{ bar_height: "-1" }, '"-1" is out of range: at least 50 px.'],
    [{ font_size: "big" }, '"big" is neither a number of px nor a length such as 25mm or 1in.'],
    [{ width: "300.5", height: "300" }, '"300.5" is not a whole number.'],
    [
      { width: "99999999999999999999", height: "300" },
      '"99999999999999999999" is out of range: at most 2000 px.',
    ],
    [{ display_value: "maybe" }, '"maybe" is neither yes nor no.'],
  ])("of a barcode is refused with a message like that of the schema: %j", (texts, message) => {
    expect(problemsOf(readBarcodeDesign(texts)).map((problem) => problem.message)).toEqual([message]);
  });

  it.each([
    [
      { width: "300.5", height: "63" },
      ['width: "300.5" is not a whole number.', 'height: "63" is out of range: at least 64 px.'],
    ],
    [{ margin: "10.5" }, ['margin: "10.5" is not a whole number.']],
    [{ level: "x" }, ['level: "x" is not one of L, M, Q, H.']],
    [{ logo_size: "5" }, ['logo_size: "5" is out of range: at least 20 percent.']],
  ])("of a QR code is refused with a message for each value: %j", (texts, sentences) => {
    const problems = problemsOf(readQrDesign(texts));
    expect(problems.map(({ name, message }) => `${name}: ${message}`)).toEqual(sentences);
  });

  it("is refused with every problem at once", () => {
    const problems = problemsOf(
      readBarcodeDesign({ bar_width: "9", font_size: "x", display_value: "maybe" }),
    );
    expect(problems.map(({ name }) => name).toSorted()).toEqual(["bar_width", "display_value", "font_size"]);
  });

  it("gets a correction if only the # of a color is missing", () => {
    expect(problemsOf(readQrDesign({ foreground: "00ff00" }))[0]?.corrected).toBe("#00ff00");
  });
});

describe("readYesNo", () => {
  it.each([
    ["yes", true],
    ["TRUE", true],
    ["1", true],
    ["no", false],
    ["n", false],
    ["perhaps", null],
  ])("reads %s as %s", (text, value) => {
    expect(readYesNo(text)).toBe(value);
  });
});
