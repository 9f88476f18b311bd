import { createDecoder } from "./text-encoding.ts";

interface LikelyEncoding {
  name: string;
  /** The first word with a letter beyond ASCII as this encoding has it, for people to judge. */
  word: string;
}

/** What spreadsheets and shops still write: Excel on Windows in the West, in Central Europe and for Cyrillic, on a Mac and "MS-DOS"; East Asia. */
const ENCODINGS = [
  "windows-1252",
  "macintosh",
  "windows-1250",
  "windows-1251",
  "ibm850",
  "shift_jis",
  "gbk",
] as const;
const MOST_SHOWN = 4;
const LONGEST_WORD = 30;

/** Of Western Europe: what most files hold, while others, such as Ÿ, are mostly a wrong guess. */
const WESTERN = /[À-ÖØ-öø-ÿ]/g;
/** Nobody writes a word in two of these scripts. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];

/** Encodings in which the bytes of a line that is not UTF-8 are words, the likeliest first; the commonest one wherever it has these bytes. */
export const likelyEncodings = (line: Uint8Array): LikelyEncoding[] => {
  const guesses = ENCODINGS.map((name) => {
    const text = decodedOrNone(name, line);
    return { name, word: firstWord(text), western: text.match(WESTERN)?.length ?? 0 };
  });
  const words = new Set([""]);
  return guesses
    .filter(({ name, word }) => name === "windows-1252" || isOneScript(word))
    .toSorted((one, other) => other.western - one.western)
    .filter(({ word }) => words.size < words.add(word).size)
    .slice(0, MOST_SHOWN)
    .map(({ name, word }) => ({ name, word: word.slice(0, LONGEST_WORD) }));
};

/** "" where the bytes mean nothing in this encoding. */
const decodedOrNone = (encoding: string, line: Uint8Array): string => {
  try {
    return createDecoder(encoding)(line);
  } catch {
    return "";
  }
};

/** With all that stands around its letters up to a blank or a delimiter: a sign within a word shows a wrong guess. */
const firstWord = (text: string): string =>
  text.split(/[\s,;:|"'()/.!?-]+/).find((each) => /\P{ASCII}/u.test(each)) ?? "";

const isOneScript = (word: string): boolean =>
  /^[\p{L}\p{M}\d]+$/u.test(word) && SCRIPTS.filter((script) => script.test(word)).length <= 1;
