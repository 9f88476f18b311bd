import type { Color } from "../../../core/codes/color.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { crc32 } from "./crc32.ts";
import { indexPicture, sameAsAbove } from "../raster/index-picture.ts";
import type { IndexedPicture, PackedRows } from "../raster/rasterise-indexed.ts";

/** Compresses into the zlib format (RFC 1950). */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const TRUECOLOR = 2;
const INDEXED = 3;
const TRUECOLOR_ALPHA = 6;
/** Filter types (PNG §9.2): bytes less their left neighbor, less the one above; 0 leaves them as they are. */
const [SUB, UP] = [1, 2];

/**
 * A picture as PNG file (ISO/IEC 15948): indexed with the least bits a pixel where 256 colors are enough, else
 * truecolor. `canvas.toBlob` and `sharp` make files five times larger of a code, or need a browser or a library.
 */
export function encodePng(picture: Picture, deflate: Deflate): Uint8Array<ArrayBuffer> {
  const indexed = indexPicture(picture);
  return indexed ? encodeIndexedPng(indexed, deflate) : encodeTruecolorPng(picture, deflate);
}

/** As `encodePng`, without looking at every pixel: each distinct row is packed once. */
export function encodeIndexedPng(picture: IndexedPicture, deflate: Deflate): Uint8Array<ArrayBuffer> {
  const { width, palette, bands } = picture;
  const depth = palette.length <= 2 ? 1 : palette.length <= 4 ? 2 : palette.length <= 16 ? 4 : 8;
  const packed = bands.map(({ rows, indices }) => ({ rows, bits: pack(indices, depth) }));
  return encodeBands({ ...picture, bands: packed }, palette, deflate, depth, Math.ceil((width * depth) / 8));
}

/** The same of a picture of two colors whose rows are packed. */
export function encodePackedPng(
  picture: PackedRows,
  palette: Color[],
  deflate: Deflate,
): Uint8Array<ArrayBuffer> {
  return encodeBands(picture, palette, deflate, 1, (picture.width + 7) >> 3);
}

function encodeBands(
  { width, height, bands }: PackedRows,
  palette: Color[],
  deflate: Deflate,
  depth: number,
  rowBytes: number,
): Uint8Array<ArrayBuffer> {
  const stride = 1 + rowBytes;
  const lines = new Uint8Array(stride * height);
  let at = 0;
  for (const { rows, bits } of bands) {
    lines.set(bits, at + 1);
    // a row like the one above is all zeros after the filter "Up"
    for (let copy = 1; copy < rows; copy++) lines[at + copy * stride] = UP;
    at += rows * stride;
  }
  const transparency = palette.some((color) => color.alpha < 1)
    ? [
        chunk(
          "tRNS",
          bytesOf(palette, ({ alpha }) => [alpha * 255]),
        ),
      ]
    : [];
  return file([
    chunk("IHDR", header(width, height, depth, INDEXED)),
    chunk(
      "PLTE",
      bytesOf(palette, ({ red, green, blue }) => [red, green, blue]),
    ),
    ...transparency,
    chunk("IDAT", deflate(lines)),
    chunk("IEND", new Uint8Array()),
  ]);
}

function pack(indices: Uint8Array, depth: number): Uint8Array {
  const perByte = 8 / depth;
  const packed = new Uint8Array(Math.ceil(indices.length / perByte));
  const whole = Math.floor(indices.length / perByte) * perByte;
  let [at, to] = [0, 0];
  while (at < whole) {
    let byte = indices[at++]!;
    for (let part = 1; part < perByte; part++) byte = (byte << depth) | indices[at++]!;
    packed[to++] = byte;
  }
  for (let shift = 8 - depth; at < indices.length; shift -= depth) packed[to]! |= indices[at++]! << shift;
  return packed;
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
    chunk("IHDR", header(width, height, 8, opaque ? TRUECOLOR : TRUECOLOR_ALPHA)),
    chunk("IDAT", deflate(lines)),
    chunk("IEND", new Uint8Array()),
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

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at++) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function file(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, SIGNATURE.length));
  bytes.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const part of chunks) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
