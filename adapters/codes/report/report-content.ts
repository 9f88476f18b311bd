import { LINE_HEIGHT } from "../../../core/labels/fit-text.ts";
import type { LoadLetters } from "../../../core/codes/qr/frame/lettering.ts";
import type { ReportPage } from "./report-page.ts";

/** Maximum lines of a content. */
const MOST_LINES = 3;
/** Font size in mm. */
const SIZE = 3.2;

/** Letters that the fonts of every viewer have (WinAnsi, as far as it is Latin-1). */
const PLAIN = /^[ -~\u00a0-\u00ff]*$/;

/** What a code contains, in one line. */
const oneLine = (content: string): string => content.replaceAll(/\s+/g, " ").trim();

/**
 * Writes the content of a code into a column, at most three lines of it, whatever script it is in.
 * @param y of the first baseline, mm
 * @returns where the next line would stand
 */
export async function writeContent(
  page: ReportPage,
  content: string,
  place: { x: number; y: number; width: number },
  loadLetters: LoadLetters,
): Promise<number> {
  const text = oneLine(content);
  const step = SIZE * LINE_HEIGHT * 1.1;
  if (PLAIN.test(text)) {
    const all = page.wrapped(text, place.width, { isBold: true });
    const lines =
      all.length > MOST_LINES
        ? [...all.slice(0, MOST_LINES - 1), `${all[MOST_LINES - 1]!.slice(0, -3)}...`]
        : all;
    lines.forEach((line, at) => page.text(line, place.x, place.y + at * step, { isBold: true }));
    return place.y + lines.length * step;
  }
  const { lettering, missing } = await loadLetters(text);
  const shown = missing.reduce((left, letter) => left.replaceAll(letter, "?"), text);
  const lines = broken(shown, (line) => lettering.line(line).width * SIZE <= place.width);
  lines.forEach((line, at) => {
    const lettered = lettering.line(line);
    const x = lettering.rightToLeft ? place.x + place.width - lettered.width * SIZE : place.x;
    page.outlined(lettered, x, place.y + at * step, SIZE);
  });
  return place.y + lines.length * step;
}

/** Cuts a text between characters into lines that fit. */
function broken(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const character of text) {
    if (fits(line + character)) line += character;
    else {
      if (lines.push(line) === MOST_LINES)
        return [...lines.slice(0, -1), `${Array.from(line).slice(0, -2).join("")}...`];
      line = character;
    }
  }
  return [...lines, line];
}
