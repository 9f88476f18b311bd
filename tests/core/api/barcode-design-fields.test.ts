import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  barcodeDesignFields,
  barcodeDesignOf,
  rightBarcode,
} from "../../../core/api/barcode-design-fields.ts";
import { readBarcodeDesign } from "../../../core/codes/texts/design-texts.ts";

const schema = z.object(barcodeDesignFields).check(rightBarcode);
const designOf = (fields: object) => barcodeDesignOf(schema.parse(fields));

test("missing fields have the defaults of the command line", () =>
  expect({ ok: true, design: designOf({}) }).toEqual(readBarcodeDesign({})));

test("bar sizes, spaces and text accept px and the lengths of the command line", () => {
  const lengths = { bar_width: "13mil", bar_height: "½in", margin: "2mm", font_size: "8pt", dpi: "600 dpi" };
  expect({ ok: true, design: designOf(lengths) }).toEqual(readBarcodeDesign(lengths));
  expect(designOf(lengths).print).toEqual({
    dpi: 600,
    barWidth: 8,
    barHeight: 300,
    margin: 47,
    fontSize: 66,
  });
  expect(designOf({ bar_width: 2.5, bar_height: "80px", margin: 5, quiet_zone: null })).toMatchObject({
    barWidth: 2.5,
    barHeight: 80,
    margin: 5,
    quietZone: null,
  });
});

test.each([
  [
    { bar_height: true },
    "bar_height",
    "Write 50 to 200 px as a number (without quotes in JSON), or a length",
  ],
  [{ bar_height: 5 }, "bar_height", "Write 50 to 200 px"],
  [{ bar_height: "80" }, "bar_height", "Write 50 to 200 px as a number (without quotes in JSON)"],
  [{ bar_width: 2.3 }, "bar_width", '"2.3" is not a multiple of 0.5 px.'],
  [{ bar_width: "0.33" }, "bar_width", "or a length such as 0.33mm or 13mil"],
  [{ font_size: "8 points" }, "font_size", "or a length such as 8pt or 3mm"],
  [{ bar_height: "900mm" }, "bar_height", "at most 338.667 mm at 300 dpi"],
  [{ bar_width: 2, bar_height: "15mm" }, "bar_width", "write one such as 0.33mm"],
  [{ bar_width: 2, module: "0.33mm" }, "module", "write one of them, not both"],
  [{ module: true }, "module", "Write a length such as 0.4mm, or 1 to 200 dots"],
  [{ dpi: "fine" }, "dpi", "Write a whole number from 72 to 2400 dpi, such as 300 or 300dpi"],
])("%o is refused at %s with a helpful message: %s", (fields, name, sentence) => {
  const [issue] = schema.safeParse(fields).error?.issues ?? [];
  expect([issue?.path, issue?.message]).toEqual([[name], expect.stringContaining(sentence)]);
});

test("a length below the minimum at the resolution of a label printer is refused", () => {
  const fields = schema.parse({ bar_width: "0.33mm", margin: "2mm", bar_height: "5mm" });
  expect(() => barcodeDesignOf({ ...fields, bar_height: "2mm", dpi: 203 })).toThrow(
    'bar_height: "2mm" is out of range: at least 2.628 mm at 203 dpi.',
  );
});
