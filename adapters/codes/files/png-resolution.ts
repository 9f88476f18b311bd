import { MM_PER_INCH } from "../../../core/codes/print/length.ts";
import type { PrintedSize } from "../../../core/codes/print/printed-size.ts";
import { crc32 } from "./crc32.ts";

/** Signature and header, behind which pHYs may stand (PNG §5.6). */
const HEAD = 33;
const MM_PER_METER = 1000;
/** pHYs unit specifier: the meter. */
const METERS = 1;

/**
 * Adds the resolution to a PNG file (pHYs, PNG §11.3.4.3), from which programs derive the print size: whole
 * dots per meter, so 300 dpi become 11,811. Unchanged if there is no size on paper.
 */
export function withResolution(
  png: Uint8Array<ArrayBuffer>,
  printed: PrintedSize | null,
): Uint8Array<ArrayBuffer> {
  if (printed === null) return png;
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMeter = Math.round((printed.dpi / MM_PER_INCH) * MM_PER_METER);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, perMeter);
  view.setUint32(12, perMeter);
  chunk[16] = METERS;
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  const sized = new Uint8Array(png.length + chunk.length);
  sized.set(png.subarray(0, HEAD));
  sized.set(chunk, HEAD);
  sized.set(png.subarray(HEAD), HEAD + chunk.length);
  return sized;
}
