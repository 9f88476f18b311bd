import { expect, test } from "vitest";
import { makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import { blurred, inverted, pictureOf, thresholded, turned } from "../../../adapters/codes/scan/scan-gray.ts";
import { scanPicture } from "../../../adapters/codes/scan/scan-picture.ts";
import type { ScanReaders } from "../../../adapters/codes/scan/scan-reading.ts";
import { loadZxingScannerNode } from "../../../adapters/codes/scan/scan-zxing.node.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { picture as pictureFrom } from "../../support/codes/codes.ts";
import { sampleContents } from "../../support/codes/sample-contents.ts";
import {
  barcodePicture,
  changed,
  landscape,
  noisy,
  QR_CONTENT,
  qrGray,
  joined,
} from "../../support/codes/scan-pictures.ts";

const zxing = await loadZxingScannerNode();
/** No time limit: a busy machine must not end a scan before its last attempt. */
const UNHURRIED = { milliseconds: Infinity };
const scan = async (picture: Picture) => (await scanPicture(picture, { zxing }, UNHURRIED)).codes;
const textsOf = async (picture: Picture) => (await scan(picture)).map(({ text }) => text);

const quickTextsOf = async (picture: Picture, readers: ScanReaders) =>
  (await scanPicture(picture, readers, { quick: true })).codes.map(({ text }) => text);

const BARCODES: [BarcodeFormat, string][] = [
  ["CODE128", "QZ-2048-0815"],
  ["CODE39", "HELLO123"],
  ["EAN13", "4006381333931"],
  ["EAN8", "12345670"],
  ["UPC", "036000291452"],
  ["ITF", "12345678901231"],
  ["MSI", "1234567"],
  ["pharmacode", "1234"],
  ["MSI", "12"],
  ["pharmacode", "3"],
  ["pharmacode", "4"],
];

test.each(BARCODES)("reads a %s with its format name: %s", async (format, content) => {
  expect(await scan(barcodePicture(format, content))).toMatchObject([
    { format, text: content, binary: false },
  ]);
});

test("every reader returns every kind of content of a QR code unchanged", async () => {
  for (const [name, content] of Object.entries(sampleContents)) {
    const { drawing } = makeQr(content, qrDesignSchema.parse({ size: 1000 }), null);
    const picture = rasterize(drawing, Math.min(1000, 4 * Math.round(drawing.width)));
    for (const readers of [{ zxing }, { zxing: null }]) {
      const { codes } = await scanPicture(picture, readers, UNHURRIED);
      expect({ name, codes }).toMatchObject({ name, codes: [{ format: "QR Code", text: content }] });
    }
  }
}, 120_000);

test("finds all codes of a picture from top to bottom", async () => {
  const row = joined([pictureOf(qrGray(4, "one")), pictureOf(qrGray(4, "two"))], "beside");
  const sheet = joined(
    [row, barcodePicture("EAN13", "4006381333931"), pictureOf(qrGray(3, "three"))],
    "below",
  );
  const codes = await scan(sheet);
  expect(codes.map(({ text }) => text).toSorted()).toEqual(["4006381333931", "one", "three", "two"]);
  expect(codes.slice(2).map(({ text }) => text)).toEqual(["4006381333931", "three"]);
});

test("finds a second QR code with jsqr alone", async () => {
  const large = pictureOf(qrGray(8, "one"));
  const { codes } = await scanPicture(joined([large, pictureOf(qrGray(3, "two"))], "below"), {
    zxing: null,
  });
  expect(codes.map(({ text }) => text)).toEqual(["one", "two"]);
});

test("reports the same code once", async () => {
  const code = pictureOf(qrGray(4));
  expect(await textsOf(joined([code, code], "beside"))).toEqual([QR_CONTENT]);
});

test("corners are in px of the given picture, starting at the code's own top left", async () => {
  const code = qrGray(6);
  const sheet = joined([pictureFrom(100, 10, () => [255, 255, 255, 255]), pictureOf(code)], "beside");
  const edge = code.width - 24;
  for (const readers of [{ zxing }, { zxing: null }]) {
    const { codes } = await scanPicture(sheet, readers, UNHURRIED);
    const expected = [
      [124, 24],
      [100 + edge, 24],
      [100 + edge, edge],
      [124, edge],
    ];
    codes[0]!.corners!.forEach(({ x, y }, at) => {
      expect(Math.abs(x - expected[at]![0]!)).toBeLessThan(5);
      expect(Math.abs(y - expected[at]![1]!)).toBeLessThan(5);
    });
  }
});

test("corners of a code read in a processed picture are mapped back to the original", async () => {
  const soft = noisy(blurred(blurred(qrGray(8), 5), 4), 2);
  const { codes } = await scanPicture(pictureOf(soft), { zxing }, UNHURRIED);
  expect(codes).toHaveLength(1);
  const [first, , third] = codes[0]!.corners!;
  expect(Math.hypot(first!.x - 32, first!.y - 32)).toBeLessThan(24);
  expect(Math.hypot(third!.x - soft.width + 32, third!.y - soft.height + 32)).toBeLessThan(24);
});

test.each([17, 90, 133, 180, 251])("reads codes rotated by %i degrees", async (degrees) => {
  expect(await textsOf(pictureOf(turned(qrGray(6), degrees)))).toEqual([QR_CONTENT]);
});

test("reads inverted, transparent and shaded codes", async () => {
  const code = qrGray(6);
  expect(await textsOf(pictureOf(inverted(code)))).toEqual([QR_CONTENT]);
  const clear = pictureOf(code);
  for (let at = 0; at < clear.rgba.length; at += 4) if (clear.rgba[at] === 255) clear.rgba[at + 3] = 0;
  expect(await textsOf(clear)).toEqual([QR_CONTENT]);
  const shaded = changed(code, (light, x) => light * (x > code.width / 2 ? 0.25 : 1));
  expect(await textsOf(pictureOf(shaded))).toEqual([QR_CONTENT]);
});

test("reads an inverted code without zxing", async () => {
  const { codes } = await scanPicture(pictureOf(inverted(qrGray(6))), { zxing: null }, UNHURRIED);
  expect(codes).toMatchObject([{ decoder: "jsqr", text: QR_CONTENT }]);
});

test("reads a slanted ITF completely or not at all", async () => {
  const label = barcodePicture("ITF", "12345678901231");
  const gray = {
    width: label.width,
    height: label.height,
    light: label.rgba.filter((_, at) => at % 4 === 0),
  };
  for (let degrees = 0; degrees < 180; degrees += 7) {
    const picture = pictureOf(turned({ ...gray, light: Uint8Array.from(gray.light) }, degrees));
    for (const text of await textsOf(picture)) expect(text).toBe("12345678901231");
  }
}, 60_000);

test("finds no bars in a landscape, noise, stripes or two lines", async () => {
  const noise = noisy({ width: 300, height: 200, light: new Uint8Array(60_000).fill(128) }, 60);
  const stripes = pictureFrom(300, 100, (x) => (x % 12 < 6 ? [0, 0, 0, 255] : [255, 255, 255, 255]));
  const two = pictureFrom(300, 100, (x) => (x === 150 || x === 154 ? [0, 0, 0, 255] : [255, 255, 255, 255]));
  const pictures = [landscape(), pictureOf(noise), pictureOf(thresholded(noise, 8, 0)), stripes, two];
  for (const one of pictures) expect(await scan(one)).toEqual([]);
}, 60_000);

test("shows bytes that are not text as hexadecimal", async () => {
  const bytes = Uint8Array.from([0x89, 0x50, 0xff, 0xfe, 0, 1, 0x81, 0xd8]);
  const QRCode = (await import("qrcode")).default;
  const { modules } = QRCode.create([{ data: bytes, mode: "byte" }], { errorCorrectionLevel: "M" });
  const side = (modules.size + 8) * 5;
  const picture = pictureFrom(side, side, (x, y) => {
    const [column, row] = [Math.floor(x / 5) - 4, Math.floor(y / 5) - 4];
    const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < modules.size;
    const tone = isInside && modules.get(row, column) ? 0 : 255;
    return [tone, tone, tone, 255];
  });
  for (const readers of [{ zxing }, { zxing: null }])
    expect((await scanPicture(picture, readers, UNHURRIED)).codes).toMatchObject([
      { binary: true, text: "89 50 ff fe 00 01 81 d8" },
    ]);
});

test("a scan stops when it is canceled or its time is over", async () => {
  const stop = new AbortController();
  const done = scanPicture(landscape(), { zxing }, { signal: stop.signal, onProgress: () => stop.abort() });
  await expect(done).rejects.toThrow("aborted");
  const late = await scanPicture(landscape(), { zxing }, { milliseconds: -1 });
  expect(late).toMatchObject({ codes: [], problem: { code: "timeout" } });
});

test("progress increases to 1", async () => {
  const shares: number[] = [];
  await scanPicture(landscape(), { zxing }, { onProgress: (share) => shares.push(share) });
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
});

test("a quick scan reads a good frame and finds nothing in a bad one", async () => {
  for (const readers of [{ zxing }, { zxing: null }]) {
    expect(await quickTextsOf(pictureOf(qrGray(4)), readers)).toEqual([QR_CONTENT]);
    expect(await quickTextsOf(landscape(), readers)).toEqual([]);
  }
});
