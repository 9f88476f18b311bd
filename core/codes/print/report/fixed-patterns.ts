import { formatModules } from "../../qr/encode/format-information.ts";
import { alignmentCenters } from "../../qr/encode/layout.ts";
import type { QrSymbol } from "../../qr/symbol.ts";
import { MODULATION } from "./error-correction.ts";
import { type Grade, gradeOfAtLeast, gradeOfAtMost, lowest, type Steps } from "./grade.ts";
import { measure, type Measure } from "./measure.ts";
import type { QrMargins } from "./qr-samples.ts";

/** The modulation of the modules in one segment of the fixed patterns. */
interface Segment {
  margins: number[];
  /** The grade by number of bad modules. */
  gradeOf: (bad: number) => Grade;
}

/**
 * One bad module lowers the grade by one, four fail. Public source: Hand Held Products, manual of the IT4x80 and IT4410 (PQA report), which has it
 * for the core symbol of Aztec codes. The segments of a QR code are from Cognex, "ISO 18004 QR Code Grading Parameters", which has no numbers of
 * modules.
 */
const BAD_MODULES: Steps = [0, 1, 2, 3];
/** Shares of bad modules in a timing pattern and in all alignment patterns: our own, since no public source has any. */
const BAD_TIMING: Steps = [0, 0.07, 0.11, 0.14];
const BAD_ALIGNMENT: Steps = [0, 0.1, 0.2, 0.3];

const counted = (margins: number[]): Segment => ({
  margins,
  gradeOf: (bad) => gradeOfAtMost(bad, BAD_MODULES),
});
const shared = (margins: number[], steps: Steps): Segment => ({
  margins,
  gradeOf: (bad) => gradeOfAtMost(bad / margins.length, steps),
});

/** Modules of a rectangle, which may extend into the quiet zone. */
function inBox({ at }: QrMargins, left: number, top: number, right: number, bottom: number): number[] {
  const margins: number[] = [];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) margins.push(at(x, y));
  return margins;
}

/** The segments: three finder patterns with their separators and adjacent quiet zone, two timing patterns, the alignment patterns. */
function segmentsOf({ version }: QrSymbol, margins: QrMargins, quiet: number): Segment[] {
  const { size, at } = margins;
  const near = [-quiet, 8] as const;
  const far = [size - 8, size + quiet] as const;
  const finders = [
    inBox(margins, near[0], near[0], near[1], near[1]),
    inBox(margins, far[0], near[0], far[1], near[1]),
    inBox(margins, near[0], far[0], near[1], far[1]),
  ].map(counted);
  const along = Array.from({ length: size - 16 }, (_, step) => step + 8);
  const timing = [along.map((x) => at(x, 6)), along.map((y) => at(6, y))];
  const segments = [...finders, ...timing.map((line) => shared(line, BAD_TIMING))];
  const alignment = alignmentPatterns(version, size).map(([x, y]) =>
    Math.min(...inBox(margins, x - 2, y - 2, x + 3, y + 3)),
  );
  // one value per pattern: that of its worst module
  return alignment.length === 0 ? segments : [...segments, shared(alignment, BAD_ALIGNMENT)];
}

function alignmentPatterns(version: number, size: number): [number, number][] {
  const centers = alignmentCenters(version);
  const last = size - 7;
  const isOnFinder = (x: number, y: number) =>
    (y === 6 && (x === 6 || x === last)) || (y === last && x === 6);
  return centers.flatMap((y) =>
    centers.filter((x) => !isOnFinder(x, y)).map((x): [number, number] => [x, y]),
  );
}

/**
 * The best grade of modulation at which few enough modules of a segment fall short, as `modulation` does with codewords, for
 * patterns without error correction.
 */
function segmentGrade({ margins, gradeOf }: Segment): Grade {
  const grades = margins.map((margin) => gradeOfAtLeast(margin, MODULATION));
  return ([4, 3, 2, 1] as const).reduce<Grade>((best, level) => {
    const bad = grades.filter((grade) => grade < level).length;
    const grade = lowest([level, gradeOf(bad)]);
    return grade > best ? grade : best;
  }, 0);
}

/**
 * The grade of the mean of all segments (public source: Cognex VisionPro, "CogIDProcessControlMetricsISO15415", which has it for Data
 * Matrix): several damaged parts are worse than one.
 */
const MEAN: Steps = [4, 3.5, 3, 2.5];

/** Damage of finder, timing and alignment patterns: the lowest grade of the segments, or of their mean. The value is the number of wrong modules. */
export function fixedPatternDamage(symbol: QrSymbol, margins: QrMargins, quiet: number): Measure {
  const segments = segmentsOf(symbol, margins, quiet);
  const grades = segments.map(segmentGrade);
  const mean = grades.reduce<number>((sum, grade) => sum + grade, 0) / grades.length;
  const wrong = segments.flatMap((segment) => segment.margins).filter((margin) => margin === 0).length;
  return measure("fixed_pattern_damage", wrong, lowest([...grades, gradeOfAtLeast(mean, MEAN)]));
}

/** Both copies of the format information: the mean grade, rounded down, because one copy is enough. */
export function formatInformationDamage({ size }: QrSymbol, { margins }: QrMargins): Measure {
  const copies = [0, 1].map((copy) =>
    Array.from({ length: 15 }, (_, bit) => margins[formatModules(bit, size)[copy]!]!),
  );
  return twice("format_information", copies);
}

/** Both copies of the version information, which exist from version 7 on; otherwise null. */
export function versionInformationDamage({ version, size }: QrSymbol, { at }: QrMargins): Measure | null {
  if (version < 7) return null;
  const bits = Array.from({ length: 18 }, (_, bit) => [Math.floor(bit / 3), size - 11 + (bit % 3)] as const);
  return twice("version_information", [
    bits.map(([along, across]) => at(across, along)),
    bits.map(([along, across]) => at(along, across)),
  ]);
}

function twice(name: "format_information" | "version_information", copies: number[][]): Measure {
  const grades = copies.map((margins) => segmentGrade(counted(margins)));
  const mean = Math.floor(grades.reduce<number>((sum, grade) => sum + grade, 0) / grades.length) as Grade;
  const wrong = copies.flat().filter((margin) => margin === 0).length;
  return measure(name, wrong, mean);
}
