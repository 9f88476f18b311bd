import type { BarcodeFormat, BarcodeSymbol } from "../../barcode/symbol.ts";
import { gradeOfAtLeast, type Steps } from "./grade.ts";
import { measure, type Measure } from "./measure.ts";

/** Public source: RJS, Inspector D4000 Operator's Guide, "ISO/ANSI Decodability Calculations". */
const DECODABILITY: Steps = [0.62, 0.5, 0.37, 0.25];

/** A character of a symbology with four widths: its number of elements and modules, and which elements are bars. */
interface Character {
  measured: number[];
  nominal: number[];
  firstIsBar: boolean;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The bars among the elements of a character. */
const barsOf = (widths: number[], firstIsBar: boolean): number =>
  sum(widths.filter((_, place) => (place % 2 === 0) === firstIsBar));

/**
 * The remaining tolerance of the width that deviates most: 1 without deviation, 0 if a reader takes it for another width. It
 * compares what the reader of the symbology compares; at half of the distance to the next possible value,
 * nothing remains.
 * @param measured widths of bars and spaces as printed, in any unit
 */
export function decodability({ format, widths }: BarcodeSymbol, measured: readonly number[]): Measure {
  if (measured.length !== widths.length) return measure("decodability", null, 0);
  const left = isFourWidths(format)
    ? charactersOf(format, widths, measured).map((character) => leftOfCharacter(format, character))
    : leftOfTwoWidths(format, widths, measured);
  const value = Math.max(0, Math.min(...left));
  return measure("decodability", value, gradeOfAtLeast(value, DECODABILITY));
}

type FourWidths = Extract<BarcodeFormat, "CODE128" | "EAN13" | "EAN8" | "UPC">;
const isFourWidths = (format: BarcodeFormat): format is FourWidths =>
  format === "CODE128" || format === "EAN13" || format === "EAN8" || format === "UPC";

/** Number of elements in the guards of retail symbols, on the left and in the middle. */
const GUARD = { side: 3, middle: 5 } as const;

function charactersOf(format: FourWidths, nominal: number[], measured: readonly number[]): Character[] {
  const cut = (start: number, count: number): Character => ({
    measured: measured.slice(start, start + count),
    nominal: nominal.slice(start, start + count),
    firstIsBar: start % 2 === 0,
  });
  // the last bar of the Code 128 stop character is extra
  if (format === "CODE128")
    return Array.from({ length: Math.floor(nominal.length / 6) }, (_, at) => cut(6 * at, 6));
  const half = (nominal.length - 2 * GUARD.side - GUARD.middle) / 2;
  return [GUARD.side, GUARD.side + half + GUARD.middle].flatMap((start) =>
    Array.from({ length: half / 4 }, (_, at) => cut(start + 4 * at, 4)),
  );
}

/** Tolerance of the sum of bars of a Code 128 character, modules (GS1 General Specifications, "Reference decode algorithm" of GS1-128). */
const PARITY = 1.75;
/** Digits 1 and 7, 2 and 8 of retail symbols have the same edges: the sums of their bars differ by two modules. */
const SAME_EDGES = new Set(["2221", "1222", "1312", "2131", "2122", "2212", "1213", "3121"]);

/** Distances between similar edges, as in the reference algorithms of these symbologies: a bar plus a space, which ink spread does not change. */
function leftOfCharacter(format: FourWidths, { measured, nominal, firstIsBar }: Character): number {
  const module = sum(measured) / sum(nominal);
  const left = nominal.slice(0, -2).map((width, place) => {
    const wanted = width + nominal[place + 1]!;
    const found = (measured[place]! + measured[place + 1]!) / module;
    return 1 - Math.abs(found - wanted) / 0.5;
  });
  const bars = Math.abs(barsOf(measured, firstIsBar) / module - barsOf(nominal, firstIsBar));
  if (format === "CODE128") left.push((PARITY - bars) / PARITY);
  else if (SAME_EDGES.has(nominal.join(""))) left.push(1 - bars);
  return Math.min(...left);
}

/** Element by element. Pharmacode has bars of 1 and 3 modules, with spaces of 2. */
function leftOfTwoWidths(format: BarcodeFormat, nominal: number[], measured: readonly number[]): number[] {
  const module = sum(measured) / sum(nominal);
  const [narrow, wide] = format === "pharmacode" ? [1, 3] : [Math.min(...nominal), Math.max(...nominal)];
  const half = (wide - narrow) / 2;
  return nominal.map((width, place) => 1 - Math.abs(measured[place]! / module - width) / half);
}
