import { expect, test } from "vitest";
import { makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { EYE_SHAPES } from "../../../core/codes/qr/style/style.ts";
import { readersMissing } from "../../support/codes/three-readers.ts";

/** Versions 2, 4, 7 and 10; in the last one, the eyes are farthest apart. */
const CONTENTS = [
  "https://example.com",
  "WIFI:T:WPA;S:Guest network;P:correct horse battery;;",
  `https://example.com/${"path/".repeat(20)}`,
  `MATMSG:TO:jane@example.com;SUB:A longer message;BODY:${"It has several lines. ".repeat(6)};;`,
];
/** `npm run test:styles` tries all sizes. */
const SIZES = process.env["STYLE_STEPS"] ? [300, 400, 500, 700] : [300, 500];
/**
 * The required share of codes read per pair. zbar picks at random which points of a round frame it measures.
 */
const ENOUGH = 7 / 8;

test.each(EYE_SHAPES)(
  "three readers read an eye frame of the shape %s with an eye ball of any shape",
  async (eyeFrame) => {
    const table: Record<string, { read: number; missed: string[] }> = {};
    for (const eyeBall of EYE_SHAPES) {
      const missed: string[] = [];
      let read = 0;
      for (const content of CONTENTS)
        for (const size of SIZES) {
          const design = qrDesignSchema.parse({ level: "M", size, style: { eyeFrame, eyeBall } });
          const code = makeQr(content, design, null);
          const readers = await readersMissing(content, rasterize(code.drawing, code.widthPx));
          if (readers.length === 0) read++;
          else missed.push(`version ${code.symbol.version}, ${size} px: ${readers.join(" ")}`);
        }
      table[eyeBall] = { read, missed };
    }
    console.log(`${eyeFrame}: ${JSON.stringify(table)}`);
    expect(
      Object.entries(table).filter(([, { read, missed }]) => read < ENOUGH * (read + missed.length)),
    ).toEqual([]);
  },
);

/** Lengths of contents of versions 4, 14 and 16. */
test.each([60, 350, 450])(
  "round eyes of a code of %i characters are read at 4 px per module",
  async (length) => {
    const content = "abcdefghij/klmnopqrst.uvwxyz-".repeat(20).slice(0, length);
    const { symbol } = makeQr(content, qrDesignSchema.parse({ level: "M" }), null);
    const style = { eyeFrame: "circle", eyeBall: "circle" };
    const design = qrDesignSchema.parse({ level: "M", size: 4 * (symbol.size + 8), style });
    const code = makeQr(content, design, null);
    expect(await readersMissing(content, rasterize(code.drawing, code.widthPx))).toEqual([]);
  },
);
