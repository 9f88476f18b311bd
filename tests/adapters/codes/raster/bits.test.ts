import { expect, test } from "vitest";
import { makeBarcode } from "../../../../adapters/codes/encode/make-barcode.ts";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { bandsOf, drawnBands } from "../../../../adapters/codes/raster/banded-picture.ts";
import {
  type Bits,
  bitsOf,
  blackAndWhiteBands,
  emptyBits,
  stamp,
} from "../../../../adapters/codes/raster/bits.ts";
import { rasterize } from "../../../../adapters/codes/raster/rasterize.ts";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import type { Drawing } from "../../../../core/codes/drawing.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { randomFrom } from "../../../support/codes/codes.ts";

const barcode = (design: object): Drawing => {
  const made = makeBarcode("EAN13", "4006381333931", barcodeDesignSchema.parse(design));
  if (!made.ok) throw new Error(made.message);
  return made.drawing;
};
const qr = (design: object): Drawing => makeQr("hello", qrDesignSchema.parse(design), null).drawing;

const DRAWINGS: Record<string, Drawing> = {
  "a plain code": qr({}),
  "a code in colors": qr({ foreground: "#123456", background: "#fedcba" }),
  "a code on nothing": qr({ background: "transparent" }),
  "a translucent code": {
    ...qr({}),
    layers: [{ ...qr({}).layers[0], fill: { red: 0, green: 0, blue: 0, alpha: 0.6 } }],
  } as Drawing,
  "a code of dots": qr({ style: { modules: "dots" } }),
  "bars with a text": barcode({}),
  "bars alone": barcode({ displayValue: false }),
};
const widths = [73, 200, 601];

test.each(Object.entries(DRAWINGS))("%s: drawing equal rows once gives the same picture", (_, drawing) => {
  for (const width of widths) expect(drawnBands(drawing, width)).toEqual(bandsOf(rasterize(drawing, width)));
});

const isBlack = ({ bytes, stride }: Bits, x: number, y: number): boolean =>
  (bytes[y * stride + (x >> 3)]! & (0x80 >> (x & 7))) !== 0;

test.each(Object.entries(DRAWINGS))(
  "%s: the dots that are verified are those that are sent",
  (_, drawing) => {
    for (const width of widths) {
      const bits = bitsOf(drawing, width);
      const read = blackAndWhiteBands(drawing, width).bands.flatMap(({ rows, pixels }) =>
        Array.from({ length: rows }, () => [...pixels].map((pixel) => pixel !== 0xff_ff_ff_ff)),
      );
      const sent = Array.from({ length: bits.height }, (__, y) =>
        Array.from({ length: bits.width }, (___, x) => isBlack(bits, x, y)),
      );
      expect(sent).toEqual(read);
    }
  },
);

test("stamping copies dots to their place and drops those beyond an edge", () => {
  const random = randomFrom(7);
  const noise = (width: number, height: number): Bits => {
    const bits = emptyBits(width, height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (random() < 0.4) bits.bytes[y * bits.stride + (x >> 3)]! |= 0x80 >> (x & 7);
    return bits;
  };
  for (let round = 0; round < 60; round++) {
    const [onto, bits] = [noise(17 + (round % 9), 12), noise(9 + (round % 11), 7)];
    const [left, top] = [Math.floor(random() * 40) - 15, Math.floor(random() * 22) - 8];
    const expected = emptyBits(onto.width, onto.height);
    const isIn = (x: number, y: number) => x >= 0 && x < bits.width && y >= 0 && y < bits.height;
    for (let y = 0; y < onto.height; y++)
      for (let x = 0; x < onto.width; x++)
        if (isBlack(onto, x, y) || (isIn(x - left, y - top) && isBlack(bits, x - left, y - top)))
          expected.bytes[y * expected.stride + (x >> 3)]! |= 0x80 >> (x & 7);
    stamp(onto, bits, left, top);
    expect([left, top, onto]).toEqual([left, top, expected]);
  }
});

test("a code is drawn once for its proof and its label, and again for another size or style", () => {
  const [dots, plain] = [qr({ style: { modules: "dots" } }), qr({})];
  const read = blackAndWhiteBands(dots, 200);
  expect(blackAndWhiteBands(dots, 200)).toBe(read);
  expect(blackAndWhiteBands(dots, 73).width).toBe(73);
  expect(blackAndWhiteBands(plain, 200)).not.toEqual(read);
  expect(blackAndWhiteBands(dots, 200)).toEqual(read);
});
