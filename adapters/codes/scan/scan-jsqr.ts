import jsqr from "jsqr";
import type { Point } from "../../../core/codes/scan.ts";
import { jsqrText } from "../decode/jsqr-text.ts";
import { byteText, utf8Text } from "../decode/byte-text.ts";
import { shiftJisText } from "../decode/shift-jis-text.ts";
import { scanContent } from "./scan-content.ts";
import { type Gray, pictureOf } from "./scan-gray.ts";
import type { ScanReading } from "./scan-reading.ts";

/** Largest number of codes to find in one picture. */
const MAX_CODES = 8;

/**
 * Reads every dark-on-light QR code: jsQR finds one at a time, so each is painted over before the next
 * search.
 */
export function readByJsqr(gray: Gray): ScanReading[] {
  const { width, height, rgba } = pictureOf(gray);
  const readings: ScanReading[] = [];
  while (readings.length < MAX_CODES) {
    // its own inversion fails on some pictures
    const code = jsqr(rgba, width, height, { inversionAttempts: "dontInvert" });
    if (!code) break;
    const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = code.location;
    const corners = [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner];
    readings.push({
      decoder: "jsqr",
      format: "QR Code",
      ...scanContent(jsqrText(code.chunks, textOf), Uint8Array.from(code.binaryData)),
      corners: corners.map(({ x, y }) => ({ x, y })),
      lines: 0,
      failed: false,
    });
    paintOver(rgba, width, height, corners);
  }
  return readings;
}

function paintOver(rgba: Uint8ClampedArray, width: number, height: number, corners: Point[]): void {
  const xs = corners.map(({ x }) => clamp(x, width));
  const ys = corners.map(({ y }) => clamp(y, height));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  for (let y = Math.min(...ys); y < Math.max(...ys); y++)
    rgba.fill(255, 4 * (y * width + left), 4 * (y * width + right));
}

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, Math.round(value)));

const textOf = (bytes: Uint8Array): string => utf8Text(bytes) ?? shiftJisText(bytes) ?? byteText(bytes);
