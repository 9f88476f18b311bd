import {
  type RowMessageCode,
  type RowSentence,
  rowSentence,
} from "../../../../../core/codes/row-sentences/row-sentence.ts";

/** Invisible or misplaced characters in or around the digits of a number, in reporting order. */
const STRAYS: readonly [RegExp, RowMessageCode][] = [
  [/^\s*'/, "rows.stray_apostrophe"],
  [/[０-９]/, "rows.stray_full_width"],
  [/[^\d\P{Nd}]/u, "rows.stray_script"],
  [/\p{Cf}/u, "rows.stray_invisible"],
  [/[\r\n]/, "rows.stray_break"],
  [/^\s/, "rows.stray_first_space"],
  [/\s$/, "rows.stray_last_space"],
  [/\s/, "rows.stray_spaces"],
];

/**
 * Names what is wrong with a number that looks right: a trailing space, an apostrophe.
 * @param digits number of digits that its format needs
 * @returns a sentence; null if the number of digits differs, or nothing is wrong
 */
export const strayCharacter = (content: string, digits: number): RowSentence | null => {
  if (content.match(/\p{Nd}/gu)?.length !== digits) return null;
  const found = STRAYS.find(([pattern]) => pattern.test(content))?.[1];
  if (found !== undefined) return rowSentence(found);
  const character = /\D/u.exec(content)?.[0];
  return character === undefined ? null : rowSentence("rows.stray_other", { character });
};
