import type { Point } from "../../../core/codes/scan.ts";
import {
  blurred,
  type Gray,
  inverted,
  levelled,
  pictureOf,
  scaled,
  sharpened,
  thresholded,
  turned,
  turnedBack,
} from "./scan-gray.ts";
import { readByJsqr } from "./scan-jsqr.ts";
import type { ScanReading, ZxingOptions, ZxingScanner } from "./scan-reading.ts";

/** One attempt on a preprocessed picture. */
export interface ScanAttempt {
  /**
   * Whether the contrast was stretched, which moves edges: bars must then be read twice. Thresholding does
   * not count, since every decoder does it.
   */
  changesTones: boolean;
  /** Corners are in px of the original picture. */
  read(): Promise<ScanReading[]>;
}

/** Longer side of the preprocessed picture, px. */
const WORK_SIDE = 1600;
/** The same for jsQR, which reads larger codes less reliably. */
const JSQR_SIDE = 1000;
/** Largest enlarged picture, pixels. */
const MAX_ENLARGED_PIXELS = 4_000_000;
/** Smallest enlargement that makes another attempt worthwhile. */
const MIN_ENLARGEMENT = 1.2;

/** A preprocessed picture, and the mapping of its positions to the original. */
interface PreparedPicture {
  gray: Gray;
  back: (point: Point) => Point;
}
/** Prepared on demand. */
type Source = () => PreparedPicture;
type Step = (gray: Gray) => Gray;

/**
 * Further attempts with zxing-wasm, ordered by pictures read per time (docs/decisions/0009-scanner-order.md).
 */
export function zxingTries(zxing: ZxingScanner, given: Gray): ScanAttempt[] {
  const work = once(() => within(given, WORK_SIDE));
  const look = (source: Source, options: ZxingOptions, changesTones = true): ScanAttempt => ({
    changesTones,
    read: async () => {
      const { gray, back } = source();
      return placed(await zxing.read(pictureOf(gray), options), back);
    },
  });
  const enlarged = once(() => resized(work(), enlargement(work().gray)));
  const tries = [
    look(toned(work, level(8)), { threshold: "global" }),
    look(() => resized(work(), 0.5), {}, false),
    look(toned(work, sharpen(4, 2)), { formats: "qr" }),
    look(toned(work, threshold(32)), { formats: "qr", threshold: "fixed" }),
    look(toned(work, threshold(16)), { threshold: "fixed" }, false),
    look(work, { formats: "rare" }, false),
    look(() => turnedBy(work(), 45), { formats: "linear" }, false),
    look(toned(work, blur(2)), {}),
    look(work, { formats: "qr", threshold: "global" }),
    look(toned(work, sharpen(2, 1.5)), { formats: "qr" }),
    look(() => turnedBy(work(), 22.5), { formats: "linear" }, false),
    look(() => turnedBy(work(), 67.5), { formats: "linear" }, false),
    look(() => resized(work(), 0.66), { formats: "qr", denoise: true }, false),
  ];
  if (enlargement(work().gray) < MIN_ENLARGEMENT) return tries;
  return [
    ...tries,
    look(toned(enlarged, sharpen(8, 3)), { formats: "qr" }),
    look(enlarged, { denoise: true }, false),
    look(toned(toned(enlarged, blur(1)), threshold(16)), {}, false),
    look(toned(enlarged, sharpen(4, 2)), { formats: "qr" }),
  ];
}

/** Attempts with jsQR: on shrunk, thresholded, inverted and rotated pictures. */
export function jsqrTries(given: Gray): ScanAttempt[] {
  const work = once(() => within(given, JSQR_SIDE));
  const sources: Source[] = [
    work,
    toned(work, inverted),
    toned(work, threshold(16)),
    toned(work, level(8)),
    () => resized(work(), 0.6),
    toned(work, blur(1)),
    toned(toned(work, inverted), threshold(16)),
    toned(work, sharpen(4, 2)),
    toned(() => turnedBy(work(), 45), threshold(16)),
    toned(work, threshold(8)),
  ];
  return sources.map((source) => ({
    changesTones: true,
    read: async () => {
      const { gray, back } = source();
      return placed(readByJsqr(gray), back);
    },
  }));
}

const placed = (readings: ScanReading[], back: PreparedPicture["back"]): ScanReading[] =>
  readings.map((reading) => ({ ...reading, corners: reading.corners?.map(back) ?? null }));

/** Radii in px, or shares of the shorter side. */
const blur = (radius: number) => (gray: Gray) => blurred(gray, radius);
const sharpen = (radius: number, amount: number) => (gray: Gray) => sharpened(gray, radius, amount);
const level = (share: number) => (gray: Gray) => levelled(gray, part(gray, share));
const threshold = (share: number) => (gray: Gray) => thresholded(gray, part(gray, share), 0);
const part = ({ width, height }: Gray, share: number): number =>
  Math.max(2, Math.round(Math.min(width, height) / share));

const toned =
  (source: Source, step: Step): Source =>
  () => {
    const { gray, back } = source();
    return { gray: step(gray), back };
  };

const within = (gray: Gray, side: number): PreparedPicture =>
  resized({ gray, back: (point) => point }, Math.min(1, side / Math.max(gray.width, gray.height)));

const enlargement = ({ width, height }: Gray): number =>
  Math.min(2, Math.sqrt(MAX_ENLARGED_PIXELS / (width * height)));

function resized({ gray, back }: PreparedPicture, scale: number): PreparedPicture {
  if (scale === 1) return { gray, back };
  return { gray: scaled(gray, scale), back: ({ x, y }) => back({ x: x / scale, y: y / scale }) };
}

function turnedBy({ gray, back }: PreparedPicture, degrees: number): PreparedPicture {
  const before = turnedBack(gray, degrees);
  const backHere = (point: Point) => {
    const [x, y] = before(point.x, point.y);
    return back({ x, y });
  };
  return { gray: turned(gray, degrees), back: backHere };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
