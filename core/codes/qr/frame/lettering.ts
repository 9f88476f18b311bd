import type { PathCommand } from "../../drawing.ts";

/** One line of text as outlines. The unit is 1 em; the origin is the left end of its baseline, y grows downwards. */
export interface LetteredLine {
  /** How far it advances, and so the width that it takes. */
  width: number;
  /** Where its ink reaches, above the baseline (negative) and below it. */
  top: number;
  bottom: number;
  commands: PathCommand[];
  /** The letters one by one: the same outline, the very same list, wherever it stands. */
  glyphs: { x: number; y: number; outline: readonly PathCommand[] }[];
}

/** Port: fonts that turn text into outlines, in the order in which it is seen whatever its scripts are. */
export interface Lettering {
  /** @param text one line, of the letters that the fonts were loaded for; others leave their place empty */
  line(text: string): LetteredLine;
  /** Whether the text begins on the right. */
  rightToLeft: boolean;
}

/** The fonts that a text needs. */
export interface LoadedLetters {
  lettering: Lettering;
  /** What no font has, as people count characters, each once. */
  missing: string[];
}

/** Port: loads the fonts of a text. Rejects where one cannot be had at the moment. */
export type LoadLetters = (text: string) => Promise<LoadedLetters>;
