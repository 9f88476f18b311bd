import type { QrSamples } from "../../../core/codes/print/report/qr-samples.ts";
import { SCAN_LINES } from "../../../core/codes/print/report/bar-measures.ts";
import { APERTURE } from "../../../core/codes/print/report/print-report.ts";
import type { QrSymbol } from "../../../core/codes/qr/symbol.ts";
import type { CodeBox } from "../prove/frame-problem.ts";
import type { Gray } from "../scan/scan-gray.ts";
import { spotMeter } from "./aperture.ts";

/** Quiet zone of a QR code, modules (ISO/IEC 18004 §6.3.8). */
const QUIET = 4;

/** The row and column of modules with the timing patterns. */
const TIMING = 6;

/**
 * Measures all modules of a QR code.
 * @param reflectance of the printed code
 * @param box its position, px
 */
export function sampleQr(symbol: QrSymbol, reflectance: Gray, box: CodeBox): QrSamples {
  const { size } = symbol;
  const [across, down] = [(box.right - box.left) / size, (box.bottom - box.top) / size];
  const meter = spotMeter(reflectance, APERTURE * Math.min(across, down));
  const at = (x: number, y: number) => meter(box.left + (x + 0.5) * across, box.top + (y + 0.5) * down);
  const room = [
    box.left / across,
    box.top / down,
    (reflectance.width - box.right) / across,
    (reflectance.height - box.bottom) / down,
  ];
  const quiet = Math.max(0, Math.min(QUIET, ...room.map((modules) => Math.floor(modules + 0.01))));
  const side = size + 2 * quiet;
  const values = new Float64Array(side * side);
  for (let y = 0, to = 0; y < side; y++)
    for (let x = 0; x < side; x++, to++) values[to] = at(x - quiet, y - quiet);
  // a small aperture: a large one would hide the edges of modules
  const fine = spotMeter(reflectance, 1);
  return {
    symbol,
    quiet,
    reflectance: values,
    timing: {
      across: along(box.left, box.right, (x) => fine(x, box.top + (TIMING + 0.5) * down)),
      down: along(box.top, box.bottom, (y) => fine(box.left + (TIMING + 0.5) * across, y)),
    },
  };
}

/** The reflectance at each px of a line. */
const along = (from: number, to: number, read: (place: number) => number): Float64Array =>
  Float64Array.from({ length: Math.round(to - from) }, (_, step) => read(from + step + 0.5));

/** Profiles along lines across bars, spread over the inner 80% of their height. @param module px */
export function sampleBars(reflectance: Gray, box: CodeBox, module: number): Float64Array[] {
  const meter = spotMeter(reflectance, APERTURE * module);
  const height = box.bottom - box.top;
  return Array.from({ length: SCAN_LINES }, (_, line) => {
    const y = box.top + height * (0.1 + (0.8 * (line + 0.5)) / SCAN_LINES);
    return Float64Array.from({ length: reflectance.width }, (_each, x) => meter(x + 0.5, y));
  });
}
