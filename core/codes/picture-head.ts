/** Image formats that the scanner accepts. */
type PictureType = "jpeg" | "png" | "gif" | "bmp" | "webp";

/** Data from the first bytes of a picture; sizes in px as stored, before EXIF rotation. */
export interface PictureHead {
  type: PictureType;
  /** Null if the file ends before it. */
  size: { width: number; height: number } | null;
}

/** The type of a file, regardless of its name. */
export function readPictureHead(bytes: Uint8Array): PictureHead | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = (type: PictureType, size: (view: DataView) => { width: number; height: number } | null) => {
    try {
      return { type, size: size(view) };
    } catch {
      // the file ends too early
      return { type, size: null };
    }
  };
  if (start.startsWith("\u0089PNG\r\n\u001a\n")) return read("png", pngSize);
  if (start.startsWith("\u00ff\u00d8\u00ff")) return read("jpeg", jpegSize);
  if (/^GIF8[79]a/.test(start)) return read("gif", gifSize);
  if (/^RIFF[^]{4}WEBP/.test(start)) return read("webp", webpSize);
  return start.startsWith("BM") ? read("bmp", bmpSize) : null;
}

/** W3C PNG §11.2.1: IHDR comes first. */
const pngSize = (view: DataView) => ({ width: view.getUint32(16), height: view.getUint32(20) });

/** GIF89a §18: the logical screen. */
const gifSize = (view: DataView) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) });

/**
 * The height of a bitmap is negative if its rows are stored from the top. The oldest header has 16-bit
 * numbers.
 */
const bmpSize = (view: DataView) =>
  view.getUint32(14, true) === 12
    ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
    : { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };

/** RFC 9649 §2.5 to §2.7: lossy, lossless or extended. */
function webpSize(view: DataView) {
  const kind = view.getUint32(12);
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (kind === 0x56503858) return { width: uint24(24) + 1, height: uint24(27) + 1 }; // "VP8X"
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true); // "VP8L"
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** ITU-T T.81 §B.2.2: the frame header, after any number of other segments. */
function jpegSize(view: DataView) {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // fill bytes, and markers that stand alone
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
}
