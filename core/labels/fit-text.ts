import { mmOfPoints } from "../codes/print/length.ts";
import { filledLines, wordsOf } from "../codes/qr/frame/break-lines.ts";

/** Distance between baselines, em. */
export const LINE_HEIGHT = 1.2;
/** Distance from the top of a line to its baseline, em. */
export const BASELINE = 0.95;

/** Text sizes on labels, points; smaller text is not readable. */
export const TEXT_POINTS = { min: 4, max: 72, default: 9 } as const;

export interface FittedText {
  /** Letter size, mm. */
  size: number;
  lines: string[];
}

/** Step by which letters are made smaller. */
const STEP = 0.95;

/**
 * Breaks lines between words, as their script has it, and shrinks the letters until the text fits.
 * @param size of the letters, mm
 * @param widthOf the width of a line in em
 * @returns null if the text does not fit even at 4 points
 */
export function fitText(
  texts: readonly string[],
  room: { width: number; height: number },
  size: number,
  widthOf: (line: string) => number,
): FittedText | null {
  const paragraphs = texts.map(wordsOf);
  const least = Math.min(size, mmOfPoints(TEXT_POINTS.min));
  for (let tried = size; ; tried = Math.max(least, tried * STEP)) {
    const lines = paragraphs.flatMap((words) => filledLines(words, room.width / tried, widthOf));
    const isWide = lines.some((line) => widthOf(line) * tried > room.width);
    if (!isWide && lines.length * LINE_HEIGHT * tried <= room.height) return { size: tried, lines };
    if (tried === least) return null;
  }
}
