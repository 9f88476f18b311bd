import type { PathCommand } from "../../drawing.ts";
import type { Lettering, LetteredLine } from "./lettering.ts";
import { placePath } from "../style/place-path.ts";
import { breakLines, charactersOf, type Piece, wordsOf } from "./break-lines.ts";

/** A text with centered lines. The origin is the optical center of its box. */
export interface SetText {
  width: number;
  height: number;
  commands: PathCommand[];
}

export interface TextRoom {
  /** The widest line, and the largest letters (1 em): both in user units. */
  width: number;
  size: number;
  lines: number;
}

/** From the top of a capital letter to the baseline, em: Noto Sans has it. */
const CAP_HEIGHT = 0.714;
/** From baseline to baseline, em, at least. */
const LEADING = 1.18;
/** Between the ink of two lines, em. */
const INK_GAP = 0.14;
/** Letters may be smaller by this before a text takes another line. */
const FULL_SIZE = 0.78;
/** Letters that are smaller than this in the fewest lines are set with breaks inside of words. */
const WHOLE_WORDS = 0.36;

/**
 * Whether all letters have uppercase forms: their box then ends optically at the baseline, regardless of
 * descenders.
 */
const isCased = (text: string): boolean =>
  !/(?![\p{Lu}\p{Ll}\p{Lm}])\p{L}|\p{Extended_Pictographic}/u.test(text);

/** Sets a text as large as its room allows, in few lines rather than in many. */
export function setText(text: string, room: TextRoom, lettering: Lettering): SetText {
  const widthOf = (line: string) => lettering.line(line).width;
  const attempts = (pieces: readonly Piece[]) =>
    Array.from({ length: room.lines }, (_, at) => {
      const lines = breakLines(pieces, at + 1, widthOf).map((line) => lettering.line(line));
      const widest = Math.max(...lines.map(({ width }) => width));
      return { lines, size: Math.min(room.size, room.width / widest) };
    });
  const chosen = (pieces: readonly Piece[]) => {
    const all = attempts(pieces);
    return (
      all.find(({ size }) => size >= room.size * FULL_SIZE) ??
      all.reduce((best, one) => (one.size > best.size * 1.02 ? one : best))
    );
  };
  const words = chosen(wordsOf(text.trim().replaceAll(/ +/g, " ")));
  const { lines, size } = words.size < room.size * WHOLE_WORDS ? chosen(charactersOf(text)) : words;
  return stacked(lines, size, isCased(text));
}

function stacked(lines: readonly LetteredLine[], size: number, cased: boolean): SetText {
  const top = cased ? -CAP_HEIGHT : Math.min(...lines.map((line) => line.top));
  const bottom = cased ? 0 : Math.max(...lines.map((line) => line.bottom));
  const inkHeight =
    Math.max(...lines.map((line) => line.bottom)) - Math.min(...lines.map((line) => line.top));
  const pitch = Math.max(LEADING, inkHeight + INK_GAP);
  const height = bottom - top + pitch * (lines.length - 1);
  const commands = lines.flatMap((line, at) => {
    const baseline = -height / 2 - top + pitch * at;
    return line.commands.map((command) =>
      placePath(command, (-line.width / 2) * size, baseline * size, size),
    );
  });
  return { width: Math.max(...lines.map(({ width }) => width)) * size, height: height * size, commands };
}
