import type { Color } from "../../../core/codes/color.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { crc32 } from "./crc32.ts";
import { indexPicture, sameAsAbove } from "../raster/index-picture.ts";
import type { IndexedPicture, PackedRows } from "../raster/rasterize-indexed.ts";

/** Compresses into the zlib format (RFC 1950). */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const TRUECOLOR = 2;
const GRAYSCALE_ALPHA = 4;
const INDEXED = 3;
const TRUECOLOR_ALPHA = 6;
/** Filter types (PNG §9.2): bytes less their left neighbor, less the one above; 0 leaves them as they are. */
const [SUB, UP] = [1, 2];

/**
 * A picture as a PNG file (ISO/IEC 15948): indexed with as few bits per pixel as possible if 256 colors
 * suffice, otherwise truecolor. For codes, `canvas.toBlob` and `sharp` create files five times larger, or
 * need a browser or a library.
 */
export function encodePng(picture: Picture, deflate: Deflate): Uint8Array<ArrayBuffer> {
  const indexed = indexPicture(picture);
  return indexed ? encodeIndexedPng(indexed, deflate) : encodeTruecolorPng(picture, deflate);
}

/** As `encodePng`, without looking at every pixel: each distinct row is packed once. */
export function encodeIndexedPng(picture: IndexedPicture, deflate: Deflate): Uint8Array<ArrayBuffer> {
  const { width, height, palette, bands } = picture;
  const depth = palette.length <= 2 ? 1 : palette.length <= 4 ? 2 : palette.length <= 16 ? 4 : 8;
  const rowBytes = Math.ceil((width * depth) / 8);
  const bits = new Uint8Array(rowBytes * bands.length);
  bands.forEach(({ indices }, band) => pack(indices, depth, bits, band * rowBytes));
  const bandRows = bands.map(({ rows }) => rows);
  return encodeBands({ width, height, bandRows, bits }, palette, deflate, depth);
}

/** The same for a picture of two colors whose rows are packed. */
export function encodePackedPng(
  picture: PackedRows,
  palette: Color[],
  deflate: Deflate,
): Uint8Array<ArrayBuffer> {
  return encodeBands(picture, palette, deflate, 1);
}

function encodeBands(
  { width, height, bandRows, bits }: PackedRows,
  palette: Color[],
  deflate: Deflate,
  depth: number,
): Uint8Array<ArrayBuffer> {
  const rowBytes = bits.length / bandRows.length;
  const stride = 1 + rowBytes;
  const lines = new Uint8Array(stride * height);
  let at = 0;
  bandRows.forEach((rows, band) => {
    for (let byte = 0; byte < rowBytes; byte++) lines[at + 1 + byte] = bits[band * rowBytes + byte]!;
    // a row like the one above is all zeros after the filter "Up"
    for (let copy = 1; copy < rows; copy++) lines[at + copy * stride] = UP;
    at += rows * stride;
  });
  const colors = bytesOf(palette, ({ red, green, blue }) => [red, green, blue]);
  const isTransparent = palette.some((color) => color.alpha < 1);
  return file([
    ["IHDR", header(width, height, depth, INDEXED)],
    ["PLTE", colors],
    ...(isTransparent ? [["tRNS", bytesOf(palette, ({ alpha }) => [alpha * 255])] satisfies Chunk] : []),
    ["IDAT", deflate(lines)],
    ["IEND", NOTHING],
  ]);
}

/** Packs a row into `packed`, starting at a byte. */
function pack(indices: Uint8Array, depth: number, packed: Uint8Array, start: number): void {
  const perByte = 8 / depth;
  const whole = Math.floor(indices.length / perByte) * perByte;
  let [at, to] = [0, start];
  while (at < whole) {
    let byte = indices[at++]!;
    for (let part = 1; part < perByte; part++) byte = (byte << depth) | indices[at++]!;
    packed[to++] = byte;
  }
  for (let shift = 8 - depth; at < indices.length; shift -= depth) packed[to]! |= indices[at++]! << shift;
}

function encodeTruecolorPng({ width, height, rgba }: Picture, deflate: Deflate): Uint8Array<ArrayBuffer> {
  const opaque = isOpaque(rgba);
  const channels = opaque ? 3 : 4;
  const stride = 1 + width * channels;
  const lines = new Uint8Array(stride * height);
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  for (let y = 0; y < height; y++) {
    const to = y * stride;
    if (y > 0 && sameAsAbove(pixels, y * width, width)) {
      lines[to] = UP;
      continue;
    }
    lines[to] = SUB;
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < channels; channel++) {
        const from = (y * width + x) * 4 + channel;
        lines[to + 1 + x * channels + channel] = rgba[from]! - (x > 0 ? rgba[from - 4]! : 0);
      }
  }
  return file([
    ["IHDR", header(width, height, 8, opaque ? TRUECOLOR : TRUECOLOR_ALPHA)],
    ["IDAT", deflate(lines)],
    ["IEND", NOTHING],
  ]);
}

/** A grayscale picture (equal channels) with alpha: a black-only PDF embeds it. */
export function encodeGrayPng({ width, height, rgba }: Picture, deflate: Deflate): Uint8Array<ArrayBuffer> {
  const stride = 1 + width * 2;
  const lines = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      lines[y * stride + 1 + x * 2] = rgba[from + 1]!;
      lines[y * stride + 2 + x * 2] = rgba[from + 3]!;
    }
  return file([
    ["IHDR", header(width, height, 8, GRAYSCALE_ALPHA)],
    ["IDAT", deflate(lines)],
    ["IEND", NOTHING],
  ]);
}

function isOpaque(rgba: Uint8ClampedArray): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}

function header(width: number, height: number, bits: number, colorType: number): Uint8Array {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  bytes[8] = bits;
  bytes[9] = colorType;
  return bytes;
}

function bytesOf(palette: Color[], channels: (color: Color) => number[]): Uint8Array {
  return new Uint8Array(Uint8ClampedArray.from(palette.flatMap(channels)));
}

type Chunk = [type: string, data: Uint8Array];
const NOTHING = new Uint8Array();

function file(chunks: Chunk[]): Uint8Array<ArrayBuffer> {
  const length = chunks.reduce((sum, [, data]) => sum + 12 + data.length, SIGNATURE.length);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  bytes.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const [type, data] of chunks) {
    const end = at + 8 + data.length;
    view.setUint32(at, data.length);
    for (let letter = 0; letter < 4; letter++) bytes[at + 4 + letter] = type.charCodeAt(letter);
    bytes.set(data, at + 8);
    view.setUint32(end, crc32(bytes.subarray(at + 4, end)));
    at = end + 4;
  }
  return bytes;
}
