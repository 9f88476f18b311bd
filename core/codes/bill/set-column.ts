import { mmOfPoints } from "../print/length.ts";
import { charactersOf, filledLines, wordsOf } from "../qr/frame/break-lines.ts";
import type { Lettering } from "../qr/frame/lettering.ts";

/** The fonts of a bill: Liberation Sans or metric-compatible outlines, regular and bold. */
export interface BillLetters {
  regular: Lettering;
  bold: Lettering;
}

/** A line of text: its left edge and baseline, mm; `size` is the font size, mm. */
export interface BillLine {
  text: string;
  weight: keyof BillLetters;
  x: number;
  y: number;
  size: number;
}

/** A heading with the text below it, or with a blank field that the payer fills in. */
export interface Paragraph {
  heading: string;
  texts: readonly string[];
  blank?: { width: number; height: number };
}

/** Font sizes and line pitch, points. */
export interface ColumnType {
  heading: number;
  text: number;
  pitch: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Ascent in em, as in Liberation Sans. */
export const ASCENT = 0.905;

/** Minimum font size of a bill, points (guidelines, section 3.4). */
const LEAST_TEXT = 6;
const STEP = 0.97;

/**
 * Stacks paragraphs. Text wraps between words, and everything shrinks, down to 6 points, until it fits its box.
 * @returns the lines, the blank fields, and whether everything fits
 */
export function setColumn(
  paragraphs: readonly Paragraph[],
  box: Box,
  type: ColumnType,
  letters: BillLetters,
): { lines: BillLine[]; blanks: Box[]; fits: boolean } {
  for (let scale = 1; ; scale *= STEP) {
    const { bottom, ...column } = columnAt(paragraphs, box, type, scale, letters);
    const fits = bottom <= box.y + box.height;
    const isLeast = type.text * scale * STEP < LEAST_TEXT;
    if (fits || isLeast) return { ...column, fits };
  }
}

function columnAt(
  paragraphs: readonly Paragraph[],
  box: Box,
  type: ColumnType,
  scale: number,
  { regular }: BillLetters,
): { lines: BillLine[]; blanks: Box[]; bottom: number } {
  const [heading, text, pitch] = [
    // headings may have 6 points as well, as on a receipt
    mmOfPoints(Math.max(LEAST_TEXT, type.heading * scale)),
    mmOfPoints(type.text * scale),
    mmOfPoints(type.pitch * scale),
  ];
  const lines: BillLine[] = [];
  const blanks: Box[] = [];
  let top = box.y;
  const add = (line: Pick<BillLine, "text" | "weight" | "size">) => {
    lines.push({ ...line, x: box.x, y: top + text * ASCENT });
    top += pitch;
  };
  for (const [at, paragraph] of paragraphs.entries()) {
    if (at > 0) top += pitch;
    add({ text: paragraph.heading, weight: "bold", size: heading });
    for (const line of paragraph.texts.flatMap((each) =>
      brokenLines(each, box.width / text, (words) => regular.line(words).width),
    ))
      add({ text: line, weight: "regular", size: text });
    const { blank } = paragraph;
    if (blank) {
      blanks.push({ x: box.x, y: top + (pitch - text) / 2, ...blank });
      top += blank.height + pitch / 2;
    }
  }
  return { lines, blanks, bottom: top };
}

/** Wraps text to a width in em: between words, and within a word that is wider than a line. */
export const brokenLines = (text: string, width: number, widthOf: (line: string) => number): string[] =>
  filledLines(wordsOf(text), width, widthOf).flatMap((line) =>
    widthOf(line) <= width ? [line] : filledLines(charactersOf(line), width, widthOf),
  );
