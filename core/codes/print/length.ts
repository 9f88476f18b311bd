/** Millimeters per length unit; a point is the PDF and CSS point, 1/72 inch, and a mil 1/1000 inch. */
const MM = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, mil: 0.0254 } as const;

export const MM_PER_INCH = MM.in;

/** Points of PDF and PostScript per millimeter. */
export const POINTS_PER_MM = 72 / MM.in;

/** @param points of 1/72 of an inch */
export const mmOfPoints = (points: number): number => points * MM.pt;

/** A comma is a decimal point, as tables of most of Europe have it: lengths here are too short for thousands. */
const LENGTH =
  /^(?:(\d{1,6}(?:[.,]\d{1,12})?|[.,]\d{1,12})|(?:(\d{1,6})\s+)?(\d{1,3})[/⁄]([1-9]\d{0,2}))\s*(mm|cm|in|inch|inches|pt|mil|["″”“])$/i;

/**
 * The millimeters of a length such as `25mm`, `2.5 cm`, `2,5 cm`, `1in`, `1 1/2 inch`, `1½"`, `72pt` or `13mil`; null for any other text,
 * including a number without a unit. An inch is also a double prime, and the closing quotation marks that word processors make of one.
 */
export function readLength(text: string): number | null {
  // NFKC alone makes 11/2 of 1½
  const plain = text.replaceAll(/[¼-¾⅐-⅞]/g, (one) => ` ${one.normalize("NFKC")}`).trim();
  const [, number, whole = "0", over = "0", under = "1", name = ""] = LENGTH.exec(plain) ?? [];
  if (name === "") return null;
  const unit = /^(?:inch|inches|["″”“])$/i.test(name) ? "in" : (name.toLowerCase() as keyof typeof MM);
  return (
    (number === undefined ? Number(whole) + Number(over) / Number(under) : Number(number.replace(",", "."))) *
    MM[unit]
  );
}

/** The number of px in a text such as `300px`; null for any other text, including a number without a unit. */
export function readPixels(text: string): number | null {
  const [, number] = /^(\d{1,6}(?:\.\d{1,6})?)\s*px$/i.exec(text.trim()) ?? [];
  return number === undefined ? null : Number(number);
}

/**
 * Like `readLength`, with or without a sign: `-0.05mm`, `+1mm`. A minus may also be the dash that word processors make of one, and zero
 * needs no unit.
 */
export function readSignedLength(text: string): number | null {
  const [, sign = "", length = ""] = /^([-+\u2212\u2013]?)(.*)$/s.exec(text.trim()) ?? [];
  const mm = length === "0" ? 0 : readLength(length);
  return mm === null || mm === 0 || sign === "" || sign === "+" ? mm : -mm;
}

/** Like `readSignedLength`; null for a length below zero. */
export function readAmount(text: string): number | null {
  const mm = readSignedLength(text);
  return mm !== null && mm >= 0 ? mm : null;
}

/** Rounds millimeters to a micrometer, as all lengths on paper are written. */
export const micrometers = (mm: number): number => Number(mm.toFixed(3));

/** Lengths that differ by less are the same, mm: half a micrometer. */
export const SAME_MM = 0.0005;

/** A least length with this number of decimals: rounded down, it would not be enough. */
export const roundedUp = (length: number, decimals = 2): number =>
  Math.ceil(length * 10 ** decimals - 0.01) / 10 ** decimals;

/** Formats millimeters with at most three decimals, without trailing zeros. */
export const mmText = (mm: number): string => `${micrometers(mm)} mm`;
