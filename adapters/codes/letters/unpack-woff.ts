import { unzlibSync } from "fflate";

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Tables are aligned to four bytes. */
const aligned = (size: number): number => (size + 3) & ~3;

/**
 * Unpacks a WOFF file (W3C WOFF 1.0 §3 to §5) to the font format that HarfBuzz reads. Only for the files of
 * our own packages: it validates nothing.
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const packed = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = packed.getUint16(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = WOFF_HEADER + at * WOFF_ENTRY;
    const [offset, size, wholeSize] = [4, 8, 12].map((field) => packed.getUint32(entry + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + size);
    return {
      tag: packed.getUint32(entry),
      checksum: packed.getUint32(entry + 16),
      bytes: size < wholeSize ? unzlibSync(bytes) : bytes,
    };
  });
  const start = SFNT_HEADER + count * SFNT_ENTRY;
  const font = new Uint8Array(tables.reduce((end, { bytes }) => end + aligned(bytes.length), start));
  const head = new DataView(font.buffer);
  head.setUint32(0, packed.getUint32(4));
  head.setUint16(4, count);
  let at = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    for (const [field, value] of [tag, checksum, at, bytes.length].entries())
      head.setUint32(entry + field * 4, value);
    font.set(bytes, at);
    at += aligned(bytes.length);
  }
  return font;
}
