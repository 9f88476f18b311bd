import { describe, expect, test } from "vitest";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { loadRenderer } from "../../../../adapters/codes/files/load-renderer.node.ts";
import { proveFile } from "../../../../adapters/codes/prove/prove-file.node.ts";
import { rasterize } from "../../../../adapters/codes/raster/rasterize.ts";
import type { Picture } from "../../../../core/codes/drawing.ts";
import { FILE_FORMATS } from "../../../../core/codes/file-format.ts";
import { swissQrContent, swissQrSchema } from "../../../../core/codes/payloads/payments/swiss-qr.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { logo, pixelAt, pixelsOf } from "../../../support/codes/codes.ts";
import { readersMissing } from "../../../support/codes/three-readers.ts";

const bill = (form: Record<string, string> = {}): string =>
  swissQrContent(
    swissQrSchema.parse({
      iban: "CH93 0076 2011 6238 5295 7",
      creditor: "Robert Schneider AG",
      creditorZipCode: "2501",
      creditorCity: "Biel",
      creditorCountry: "CH",
      ...form,
    }),
  );

const LONG = {
  creditorStreet: "Rue du Lac",
  creditorHouseNumber: "1268",
  amount: "2500.25",
  debtor: "Pia-Maria Rutschmann-Schnyder",
  debtorZipCode: "9400",
  debtorCity: "Rorschach",
  debtorCountry: "CH",
  reference: "RF18 5390 0754 7034",
  message: "Auftrag vom 15.06.2026",
  billInformation: "//S1/10/10201409/11/200701/20/140.000-53/30/102673831/31/200615/32/7.7",
};

const make = (content: string, design: object = {}, picture: Picture | null = null) =>
  makeQr(content, qrDesignSchema.parse({ level: "M", ...design }), picture);

/**
 * Colors along the line from the center of the code to its bottom edge, or to its bottom right corner, by
 * distance from the center in mm.
 */
function colorsAt(code: ReturnType<typeof make>, millimeters: readonly number[], right: 0 | 1): string[] {
  const picture = rasterize(code.drawing, code.widthPx);
  const mm = (code.symbol.size / 46) * (code.widthPx / code.drawing.width);
  const middle = code.widthPx / 2;
  return millimeters.map((down) => {
    const [red = 0] = pixelAt(
      picture,
      Math.floor(middle + right * down * mm),
      Math.floor(middle + down * mm),
    );
    return red < 128 ? "black" : "white";
  });
}

describe("the code of a Swiss QR-bill", () => {
  test("has the cross with the measures of the guidelines", () => {
    const code = make(bill(LONG), { size: 1600 });
    // the bar is 3.89 mm long, the black square 6 mm wide, the white one 7 mm
    expect(colorsAt(code, [0, 1.7, 2.2, 2.8, 3.2, 3.4], 0)).toEqual([
      "white",
      "white",
      "black",
      "black",
      "white",
      "white",
    ]);
    // the bar is 1.17 mm thick
    expect(colorsAt(code, [0.4, 0.8, 2.8, 3.2], 1)).toEqual(["white", "black", "black", "white"]);
  });

  test.each([
    ["the shortest", {}, {}],
    ["a long one", LONG, {}],
    ["a styled one", LONG, { style: { modules: "dots", eyeFrame: "rounded" }, size: 800 }],
    ["one in colors", LONG, { foreground: "#1a237e", background: "#fffde7", size: 600 }],
  ])("is read by independent decoders: %s", async (_name, form, design) => {
    const content = bill(form);
    const code = make(content, design);
    for (const format of FILE_FORMATS) {
      const bytes = await (await loadRenderer(format))(code, new Date());
      const { proof, damage } = await proveFile(bytes, format, code, { isSearched: false });
      expect([format, proof.code, damage]).toEqual([format, "scans", null]);
      if (format !== "png") continue;
      // zbar misses most codes with the cross over the central alignment pattern, including those of the
      // swissqrbill package
      const missing = await readersMissing(content, await pixelsOf(bytes));
      expect(missing.filter((reader) => reader !== "zbar")).toEqual([]);
    }
  });

  test("has a logo instead if one is given", () => {
    const code = make(bill(), {}, logo());
    expect(code.drawing.layers.filter(({ kind }) => kind === "image")).toHaveLength(1);
    expect(make(bill()).drawing.layers.filter(({ kind }) => kind === "image")).toHaveLength(0);
  });
});

test.each(["SPC", "SPC 0200", "SPC\n0100\n1\n", "https://example.com/SPC\n0200\n1\n"])(
  "no other content has the cross: %j",
  (content) => {
    expect(make(content).drawing.layers).toHaveLength(1);
  },
);
