import { createDecoder } from "./text-encoding.ts";

interface LikelyEncoding {
  name: string;
  /** The first word with a letter beyond ASCII as this encoding has it, for people to judge. */
  word: string;
}

/** What Excel, shops and databases still write: in the West, on a Mac, in Central Europe, for Cyrillic, as "MS-DOS"; around the Mediterranean; East Asia. */
const ENCODINGS = [
  "windows-1252",
  "iso-8859-15",
  "macintosh",
  "windows-1250",
  "windows-1251",
  "ibm850",
  "koi8-r",
  "ibm866",
  "windows-1253",
  "iso-8859-7",
  "windows-1254",
  "windows-1255",
  "windows-1256",
  "shift_jis",
  "gb18030",
  "big5",
  "euc-kr",
  "euc-jp",
] as const;
/** These two differ in eight letters only: the euro sign is one of them. */
const LATIN = ["windows-1252", "iso-8859-15"] as const;
const MOST_SHOWN = 4;
/** Of Greek and Hebrew: their bytes are words in the encodings above, too, which would push them off the list. */
const ALWAYS_SHOWN = new Set<string>(["windows-1253", "iso-8859-7", "windows-1255"]);
const LONGEST_WORD = 30;

/** Of Western Europe: what most files hold, while others, such as Ÿ, are mostly a wrong guess. */
const WESTERN = /[À-ÖØ-öø-ÿ]/g;
/** Nobody writes a word in two of these scripts. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];

/** Encodings in which the bytes of a line that is not UTF-8 are words, the likeliest first; the commonest one wherever it has these bytes. */
export const likelyEncodings = (line: Uint8Array): LikelyEncoding[] => {
  const place = placeOfDifference(line);
  const guesses = ENCODINGS.map((name) => {
    const text = decodedOrNone(name, line);
    const isShownThere = place !== null && (name === LATIN[0] || name === LATIN[1]);
    const word = isShownThere ? (wordsOf(text)[place] ?? "") : firstWord(text);
    return { name, word, rank: rankOf(word), western: text.match(WESTERN)?.length ?? 0 };
  });
  const words = new Set([""]);
  return guesses
    .filter(({ name, rank }) => name === LATIN[0] || rank > 0)
    .toSorted((one, other) => other.rank - one.rank || other.western - one.western)
    .filter(({ word }) => words.size < words.add(word).size)
    .filter(({ name }, index) => index < MOST_SHOWN || ALWAYS_SHOWN.has(name))
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

/** With all that stands around their letters up to a blank or a delimiter: a sign within a word shows a wrong guess. */
const wordsOf = (text: string): string[] => text.split(/[\s,;:|"'()/.!?-]+/);

const firstWord = (text: string): string => wordsOf(text).find((each) => /\P{ASCII}/u.test(each)) ?? "";

/** The first word that is another one in the two encodings of the West; null: they are the same, or one has not these bytes. */
const placeOfDifference = (line: Uint8Array): number | null => {
  const [windows = [], iso = []] = LATIN.map((name) => wordsOf(decodedOrNone(name, line)));
  // control characters stand there in place of letters
  if (windows.length !== iso.length || iso.some((word) => /\p{Cc}/u.test(word))) return null;
  const place = windows.findIndex((word, index) => word !== iso[index]);
  return place < 0 ? null : place;
};

/** How much a word is like one that people write: 0 is not at all. */
const rankOf = (word: string): number => {
  if (/^\d*(?:€|[¼½¾])\d*$/.test(word)) return 3;
  if (!/^[\p{L}\p{M}\d]+$/u.test(word)) return 0;
  const scripts = SCRIPTS.filter((script) => script.test(word));
  if (scripts.length > 1) return 0;
  const isOdd = /\p{Ll}\p{Lu}/u.test(word) || /[｡-ﾟ]/.test(word) || ODD_LATIN.test(word);
  if (isOdd) return 1;
  return scripts[0] === SCRIPTS[0] ? 3 : 2;
};

/** Three letters with accents in a row, and none but them: letters of another script, mostly. */
const ODD_LATIN = /^(?=\p{Script=Latin})\P{ASCII}{3}|^[ŒŸ]$/u;
