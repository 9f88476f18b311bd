import { gs1CheckDigit } from "../../../core/codes/barcode/check-digit.ts";
import type { Point } from "../../../core/codes/scan.ts";
import type { ScanReading } from "./scan-reading.ts";

/** Credibility of a reading: certain by itself, certain if another try agrees, or none. */
export type Trust = "sure" | "doubtful" | "none";

/** Scan lines that have to agree on bars that do not end in a check digit. */
const LINES_UNCHECKED = 5;
/**
 * Height of the read area, relative to its length: a line that crosses slanted bars covers only a part of
 * them.
 */
const MIN_HEIGHT = 0.04;

/**
 * Error correction makes a wrong text in a code of two dimensions all but impossible. Bars have a check digit at best, and
 * some have none (ISO/IEC 16390 for ITF, ISO/IEC 16388 for CODE39).
 *
 * @param changesTones whether the picture was changed in a way that moves edges
 */
export function trustOf(reading: ScanReading, changesTones: boolean): Trust {
  if (reading.failed || reading.text === "") return "none";
  if (reading.lines === 0) return "sure";
  const checked = changesTones ? "doubtful" : "sure";
  switch (reading.format) {
    case "CODE128":
    case "EAN13":
    case "UPC":
    case "Code93":
      return reading.lines < 2 ? "doubtful" : checked;
    case "ITF":
      if (isGtin14(reading.text)) return reading.lines < 3 ? "doubtful" : checked;
      if (reading.text.length < 6) return "none";
      return isSolid(reading) ? checked : "none";
    case "CODE39":
      if (reading.text.length < 2) return "none";
      return reading.lines < 3 ? "doubtful" : checked;
    case "EAN8":
      return reading.lines < 3 ? "doubtful" : checked;
    default:
      return isSolid(reading) ? checked : "none";
  }
}

const isGtin14 = (text: string): boolean =>
  /^\d{14}$/.test(text) && gs1CheckDigit(text.slice(0, 13)) === text[13];

function isSolid({ lines, corners }: ScanReading): boolean {
  if (!corners || lines < LINES_UNCHECKED) return false;
  const [a, b, , d] = corners as [Point, Point, Point, Point];
  return Math.hypot(d.x - a.x, d.y - a.y) >= MIN_HEIGHT * Math.hypot(b.x - a.x, b.y - a.y);
}

const STRENGTH = [
  "EAN13",
  "UPC",
  "CODE128",
  "Code93",
  "EAN8",
  "DataBar",
  "DataBarExp",
  "ITF",
  "CODE39",
  "UPCE",
];

/**
 * Each code once: the same text is one code, and of readings of bars at one place the best is kept, since bars mean one
 * thing only. QR codes within each other are two.
 */
export function withoutDoubles<Reading extends ScanReading>(readings: Reading[]): Reading[] {
  const best = readings.toSorted((one, other) => rank(one) - rank(other) || weight(other) - weight(one));
  const kept: Reading[] = [];
  for (const reading of best) {
    const isDouble = kept.some(
      (other) =>
        (other.format === reading.format && other.text === reading.text) ||
        (reading.lines > 0 && overlap(reading, other)),
    );
    if (!isDouble) kept.push(reading);
  }
  return kept;
}

const rank = ({ lines, format }: ScanReading): number =>
  lines === 0 ? -1 : STRENGTH.indexOf(format) < 0 ? STRENGTH.length : STRENGTH.indexOf(format);
const weight = ({ text, lines }: ScanReading): number => 1000 * text.length + lines;

/** Whether the boxes around two readings share a place; true if unknown. */
export function overlap(one: ScanReading, other: ScanReading): boolean {
  if (!one.corners || !other.corners) return true;
  const [a, b] = [boxOf(one.corners), boxOf(other.corners)];
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

function boxOf(corners: Point[]) {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
