import type { PathCommand } from "../../drawing.ts";

/** One line of text as outlines. The unit is 1 em; the origin is the left end of its baseline, y grows downward. */
export interface LetteredLine {
  /** Advance width of the text. */
  width: number;
  /** Ink extent above the baseline (negative) and below it. */
  top: number;
  bottom: number;
  commands: PathCommand[];
  /** Positioned glyphs. Equal glyphs share the same outline array. */
  glyphs: { x: number; y: number; outline: readonly PathCommand[] }[];
}

/** Port: fonts that turn text into outlines, in visual order for all scripts. */
export interface Lettering {
  /** @param text one line, of the letters that the fonts were loaded for; others leave their place empty */
  line(text: string): LetteredLine;
  /** Whether the text begins on the right. */
  rightToLeft: boolean;
}

/** The fonts that a text needs. */
export interface LoadedLetters {
  lettering: Lettering;
  /** Characters (graphemes) that no font has, without duplicates. */
  missing: string[];
}

/** Port: loads the fonts of a text. Rejects if one is currently unavailable. */
export type LoadLetters = (text: string) => Promise<LoadedLetters>;
