/** Scripts that are written without blanks between words. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * A part of a text that is not broken across lines, and its separator from the previous part on the same
 * line.
 */
export interface Piece {
  before: "" | " ";
  text: string;
}

/** The words of a text; in scripts without spaces, the platform's word boundaries. Punctuation stays with the word before it. */
export function wordsOf(text: string): Piece[] {
  return text
    .split(" ")
    .flatMap((word) => (UNSPACED.test(word) ? piecesOf(word, "word") : [{ before: " ", text: word }]));
}

/** The characters of a text, as people count them: for words that are longer than a line. */
export const charactersOf = (text: string): Piece[] =>
  text.split(" ").flatMap((word) => piecesOf(word, "grapheme"));

function piecesOf(word: string, granularity: "word" | "grapheme"): Piece[] {
  const pieces: Piece[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity }).segment(word)) {
    const last = pieces.at(-1);
    if (last && !/[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(segment))
      last.text += segment;
    else pieces.push({ before: last ? "" : " ", text: segment });
  }
  return pieces;
}

const joined = (pieces: readonly Piece[]): string =>
  pieces.map(({ before, text }, at) => (at === 0 ? text : before + text)).join("");

/**
 * Distributes pieces over this many lines, or fewer if there are fewer pieces, so that the widest line is as
 * short as possible.
 * @param widthOf width of a text
 */
export function breakLines(
  pieces: readonly Piece[],
  lines: number,
  widthOf: (text: string) => number,
): string[] {
  const widths = pieces.map(({ text }) => widthOf(text));
  const blank = widthOf(" ");
  // approximate width of the pieces in a range: kerning between adjacent letters is ignored
  const widthFrom = (from: number, to: number): number => {
    let width = 0;
    for (let at = from; at < to; at++)
      width += widths[at]! + (at > from && pieces[at]!.before === " " ? blank : 0);
    return width;
  };
  const best = (from: number, left: number): { widest: number; breaks: number[] } => {
    if (left === 1) return { widest: widthFrom(from, pieces.length), breaks: [] };
    let found: { widest: number; breaks: number[] } | null = null;
    for (let to = from + 1; to <= pieces.length - left + 1; to++) {
      const rest = best(to, left - 1);
      const widest = Math.max(widthFrom(from, to), rest.widest);
      if (found === null || widest < found.widest) found = { widest, breaks: [to, ...rest.breaks] };
    }
    return found ?? { widest: widthFrom(from, pieces.length), breaks: [] };
  };
  const { breaks } = best(0, Math.max(1, Math.min(lines, pieces.length)));
  const ends = [...breaks, pieces.length];
  return ends.map((end, at) => joined(pieces.slice(at === 0 ? 0 : ends[at - 1]!, end)));
}

/**
 * Fills lines of at most this many em with pieces; a wider piece gets its own line.
 * @param widthOf width of a text in em
 */
export function filledLines(
  pieces: readonly Piece[],
  width: number,
  widthOf: (line: string) => number,
): string[] {
  const lines: string[] = [];
  for (const { before, text } of pieces) {
    const last = lines.at(-1);
    const longer = last === undefined ? text : last + before + text;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}
