import { type BillLetters, brokenLines } from "../../../core/codes/bill/set-column.ts";
import { LINE_HEIGHT } from "../../../core/labels/fit-text.ts";
import type { Say } from "../../../core/codes/print/report/say.ts";
import type { Lettering, LoadLetters } from "../../../core/codes/qr/frame/lettering.ts";
import { INK, type ReportPage } from "./report-page.ts";

/** Maximum lines of a content. */
const MOST_LINES = 3;
/** Font size in mm. */
const SIZE = 3.2;
const STEP = SIZE * LINE_HEIGHT * 1.1;
/** Line pitch of the note below it, mm. */
const NOTE_STEP = 3.4;

/** Loaders of the fonts of a report. */
export interface ReportFonts {
  /** Loads the font for its own texts, in Latin letters; null if a letter is missing. */
  words: (text: string) => Promise<BillLetters | null>;
  /** Loads the fonts for contents in any script. */
  contents: LoadLetters;
}

/** Lettering for the texts of a report and the content of its code. */
export interface ReportLetters {
  words: BillLetters;
  /** The content in one line, without the characters that no font has, and their number. */
  content: { text: string; lettering: Lettering; missing: number };
}

/** @throws Error if the fonts cannot be loaded */
export async function loadReportLetters(content: string, fonts: ReportFonts): Promise<ReportLetters> {
  const text = content.replaceAll(/\s+/g, " ").trim();
  const own = await fonts.words(`${text}…`);
  if (own) return { words: own, content: { text, lettering: own.bold, missing: 0 } };
  const [words, { lettering, missing }] = await Promise.all([fonts.words("A…"), fonts.contents(`${text}…`)]);
  if (words === null) throw new Error("The fonts of reports have no letters");
  const count = missing.reduce((sum, letter) => sum + text.split(letter).length - 1, 0);
  const left = missing.reduce((rest, letter) => rest.replaceAll(letter, "…"), text);
  const shown = left.replaceAll(/…+/g, "…");
  return { words, content: { text: shown === "…" ? "" : shown, lettering, missing: count } };
}

/**
 * Writes the content of a code into a column, at most three lines in any script; below it, how many characters have no
 * font.
 * @param y of the first baseline, mm
 * @returns y of the next line, mm
 */
export function writeContent(
  page: ReportPage,
  { text, lettering, missing }: ReportLetters["content"],
  place: { x: number; y: number; width: number },
  say: Say,
): number {
  const lines =
    text === "" ? [] : brokenLines(text, place.width / SIZE, (line) => lettering.line(line).width);
  const shown =
    lines.length > MOST_LINES
      ? [...lines.slice(0, MOST_LINES - 1), shortened(lines[MOST_LINES - 1] ?? "")]
      : lines;
  let { y } = place;
  for (const line of shown) {
    const lettered = lettering.line(line);
    const x = lettering.rightToLeft ? place.x + place.width - lettered.width * SIZE : place.x;
    page.outlined(lettered, x, y, SIZE, INK.text);
    y += STEP;
  }
  if (missing === 0) return y;
  for (const line of page.wrapped(say("report.letters_missing", { n: missing }), place.width, { size: 7 })) {
    page.text(line, place.x, y, { size: 7, ink: INK.quiet });
    y += NOTE_STEP;
  }
  return y;
}

const shortened = (line: string): string => `${Array.from(line).slice(0, -2).join("")}…`;
