/** One scan line across a barcode; widths in px. */
export interface Scan {
  quietLeft: number;
  /** Alternating bars and spaces, from the first to the last bar. */
  bars: number[];
  quietRight: number;
}

/** Smallest light margin on both sides, modules; 12 are recommended. */
const QUIET_ZONE = 10;
/** Largest deviation of a width from whole modules, modules. */
const TOLERANCE = 0.35;

/**
 * Bar and space widths of each digit, modules (MSI Data Corporation, as printed in zint's manual §6.1.2.6).
 */
const MSI_DIGITS: readonly string[] = [
  "12121212",
  "12121221",
  "12122112",
  "12122121",
  "12211212",
  "12211221",
  "12212112",
  "12212121",
  "21121212",
  "21121221",
];
const MSI_START = "21";
const MSI_STOP = "121";

/**
 * @param tolerance modules
 * @returns the digits, or null if the scan is not MSI
 */
export function readMsi(scan: Scan, tolerance = TOLERANCE): string | null {
  const count = (scan.bars.length - MSI_START.length - MSI_STOP.length) / 8;
  if (!Number.isInteger(count) || count < 1) return null;
  const module = sum(scan.bars) / (12 * count + 7);
  if (!isQuiet(scan, module)) return null;
  const widths = wholeModules(scan.bars, module, [1, 2], tolerance);
  if (!widths?.startsWith(MSI_START) || !widths.endsWith(MSI_STOP)) return null;
  let text = "";
  for (let place = 0; place < count; place++) {
    const from = MSI_START.length + 8 * place;
    const digit = MSI_DIGITS.indexOf(widths.slice(from, from + 8));
    if (digit < 0) return null;
    text += String(digit);
  }
  return text;
}

/**
 * Reads Pharmacode (Laetus): thin bars of 1 module, thick ones of 3, spaces of 2. From the right, thin bars
 * count 1, 2, 4 and so on, thick bars twice as much.
 * @param tolerance modules
 * @returns the number, or null if the scan is not Pharmacode
 */
export function readPharmacode(scan: Scan, tolerance = TOLERANCE): string | null {
  const bars = scan.bars.filter((_, place) => place % 2 === 0);
  const spaces = scan.bars.filter((_, place) => place % 2 === 1);
  if (bars.length < 2 || bars.length > 16) return null;
  const module = sum(spaces) / (2 * spaces.length);
  if (!isQuiet(scan, module)) return null;
  if (!wholeModules(spaces, module, [2], tolerance)) return null;
  const widths = wholeModules(bars, module, [1, 3], tolerance);
  if (!widths) return null;
  let value = 0;
  for (const width of widths) value = 2 * value + (width === "3" ? 2 : 1);
  return String(value);
}

/** The widths as digits, or null if one is not an allowed width. */
function wholeModules(widths: number[], module: number, allowed: number[], tolerance: number): string | null {
  const whole = widths.map((width) =>
    allowed.find((modules) => Math.abs(width / module - modules) <= tolerance),
  );
  return whole.includes(undefined) ? null : whole.join("");
}

const isQuiet = ({ quietLeft, quietRight }: Scan, module: number): boolean =>
  Math.min(quietLeft, quietRight) >= QUIET_ZONE * module;

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
