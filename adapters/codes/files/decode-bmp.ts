import type { Picture } from "../../../core/codes/drawing.ts";
import { unpackRuns } from "./bmp-runs.ts";

/** Pixel storage (Microsoft Windows GDI, BITMAPINFOHEADER biCompression). */
const PLAIN = 0;
const RUNS_OF_8_BITS = 1;
const RUNS_OF_4_BITS = 2;
const MASKS = [3, 6];
/**
 * Size of the oldest header (OS/2), bytes. Its palette has three bytes per color, and width and height have
 * 16 bits.
 */
const OLDEST_HEADER = 12;
const FILE_HEADER = 14;

interface Layout {
  width: number;
  height: number;
  fromTop: boolean;
  bits: number;
  compression: number;
  /** Offsets of palette and pixels, bytes. */
  palette: number;
  paletteStep: number;
  pixels: number;
}

/**
 * Decodes a Windows bitmap with any number of colors, compressed or not. The caller must have checked its
 * size.
 *
 * @throws RangeError if the file ends too early, Error if its kind is unsupported
 */
export function decodeBmp(bytes: Uint8Array): Picture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout = layoutOf(view);
  const { width, height, fromTop, bits, compression } = layout;
  const isPacked = compression === RUNS_OF_8_BITS || compression === RUNS_OF_4_BITS;
  const colorAt = isPacked ? packedColors(bytes, view, layout) : plainColors(view, layout);
  if (!isPacked && compression !== PLAIN && !MASKS.includes(compression))
    throw new Error("This kind of bitmap is not known");
  const rgba = new Uint8ClampedArray(width * height * 4);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  for (let y = 0; y < height; y++) {
    const row = fromTop ? y : height - 1 - y;
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = colorAt(x, row, rowBytes);
      const to = (y * width + x) * 4;
      rgba[to] = red;
      rgba[to + 1] = green;
      rgba[to + 2] = blue;
      rgba[to + 3] = 255;
    }
  }
  return { width, height, rgba };
}

function layoutOf(view: DataView): Layout {
  const header = view.getUint32(14, true);
  const pixels = view.getUint32(10, true);
  if (header === OLDEST_HEADER)
    return {
      width: view.getUint16(18, true),
      height: view.getUint16(20, true),
      fromTop: false,
      bits: view.getUint16(24, true),
      compression: PLAIN,
      palette: FILE_HEADER + header,
      paletteStep: 3,
      pixels,
    };
  const height = view.getInt32(22, true);
  return {
    width: view.getInt32(18, true),
    height: Math.abs(height),
    fromTop: height < 0,
    bits: view.getUint16(28, true),
    compression: view.getUint32(30, true),
    palette: FILE_HEADER + header,
    paletteStep: 4,
    pixels,
  };
}

type Rgb = readonly [number, number, number];
type ColorAt = (x: number, row: number, rowBytes: number) => Rgb;

function plainColors(view: DataView, layout: Layout): ColorAt {
  const { bits, compression, pixels } = layout;
  if (bits === 24)
    return (x, row, rowBytes) => {
      const at = pixels + row * rowBytes + 3 * x;
      return [view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at)];
    };
  if (bits === 16 || bits === 32) {
    // the masks follow the first 40 bytes of the header, whether they belong to it or not
    const masks = MASKS.includes(compression)
      ? [54, 58, 62].map((at) => view.getUint32(at, true))
      : bits === 16
        ? [0x7c00, 0x3e0, 0x1f]
        : [0xff0000, 0xff00, 0xff];
    const [red, green, blue] = masks.map(channelOf) as [Channel, Channel, Channel];
    return (x, row, rowBytes) => {
      const at = pixels + row * rowBytes + (x * bits) / 8;
      const value = bits === 16 ? view.getUint16(at, true) : view.getUint32(at, true);
      return [red(value), green(value), blue(value)];
    };
  }
  if (![1, 2, 4, 8].includes(bits)) throw new Error("This kind of bitmap is not known");
  const colors = paletteOf(view, layout);
  return (x, row, rowBytes) => {
    const byte = view.getUint8(pixels + row * rowBytes + ((x * bits) >> 3));
    const shift = 8 - bits - ((x * bits) & 7);
    return colors[(byte >> shift) & ((1 << bits) - 1)] ?? [0, 0, 0];
  };
}

function packedColors(bytes: Uint8Array, view: DataView, layout: Layout): ColorAt {
  const { width, height, compression, pixels } = layout;
  const colors = paletteOf(view, layout);
  const indices = unpackRuns(bytes.subarray(pixels), width, height, compression === RUNS_OF_4_BITS);
  return (x, row) => colors[indices[row * width + x]!] ?? [0, 0, 0];
}

function paletteOf(view: DataView, { palette, paletteStep, pixels, bits }: Layout): Rgb[] {
  const count = Math.min(1 << bits, Math.floor((pixels - palette) / paletteStep));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const at = palette + index * paletteStep;
    return [view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at)];
  });
}

type Channel = (value: number) => number;

/** Scales the bits under a mask to 0 to 255. */
function channelOf(mask: number): Channel {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const maxValue = mask >>> shift;
  return (value) => (((value & mask) >>> shift) * 255) / maxValue;
}
