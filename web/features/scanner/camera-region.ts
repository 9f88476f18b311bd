import type { ScannedCode } from "../../../core/codes/scan.ts";
import type { Region } from "../../codes/scan-protocol.ts";

/** Scans a second at most. */
export const SCANS_PER_SECOND = 25;
/** Share of the shorter side of the video that is searched. */
export const REGION_SHARE = 2 / 3;

/** The square in the middle of a video that is searched, in whole px. */
export function cameraRegion({ width, height }: { width: number; height: number }): Region {
  const side = Math.max(1, Math.round(Math.min(width, height) * REGION_SHARE));
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side };
}

/**
 * The trustworthy readings of a frame. QR codes correct their own errors; barcodes have at most a check digit, so they count once two
 * consecutive frames agree.
 */
export const believable = (codes: ScannedCode[], before: ScannedCode[]): ScannedCode[] =>
  codes.filter(
    ({ format, text }) =>
      !isLinear(format) || before.some((one) => one.format === format && one.text === text),
  );

/** Matrix codes have error correction. */
const MATRIX = new Set(["QR Code", "MicroQRCode", "RMQRCode", "DataMatrix", "Aztec", "PDF417"]);
export const isLinear = (format: string): boolean => !MATRIX.has(format);
