import { isOfOneLanguage, shareOfOneLanguage } from "./alphabets.ts";
import { LONGEST_WORD } from "./first-words.ts";
import { createDecoder } from "./text-encoding.ts";

export interface LikelyEncoding {
  name: string;
  /** The given words decoded; "" for a word without non-ASCII letters. */
  words: string[];
  /** Plausibility of the words: 3 if one language, or one non-Latin script, has all of them; 0 is implausible. */
  likeness: number;
}

/**
 * Encodings that Excel, shops and databases still write: Western Europe, Mac, Central Europe, Turkey, the
 * Baltic, Cyrillic, "MS-DOS"; the Mediterranean; East Asia. Earlier ones win ties.
 */
const ENCODINGS = [
  "windows-1252",
  "iso-8859-15",
  "macintosh",
  "windows-1250",
  "iso-8859-2",
  "windows-1254",
  "windows-1257",
  "windows-1251",
  "ibm850",
  "koi8-r",
  "ibm866",
  "windows-1253",
  "iso-8859-7",
  "windows-1255",
  "windows-1256",
  "shift_jis",
  "gb18030",
  "big5",
  "euc-kr",
  "euc-jp",
] as const;

/** No word mixes two of these scripts. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];
const LATIN = SCRIPTS[0]!;

/** Added to the rank of words that one language has, or one script that is not Latin. */
const [OF_ONE_LANGUAGE, OF_OTHER_SCRIPT] = [1, 0.5];

/**
 * The encodings in which these bytes are words, the likeliest first; the commonest one wherever it has these bytes. Of encodings that make
 * the same of all words, the first.
 * @param words each of whole characters, from anywhere in one file
 */
export const likelyEncodings = (words: readonly Uint8Array[]): LikelyEncoding[] => {
  const found = ENCODINGS.flatMap((name) => judgedEncoding(name, words) ?? []);
  const most = Math.max(...found.map(({ likeness }) => likeness));
  const known = new Set<string>();
  return found
    .filter(({ name, likeness }) => name === ENCODINGS[0] || (likeness > 0 && likeness >= most / 2))
    .filter((encoding) => known.size < known.add(encoding.words.join("\n")).size)
    .toSorted((one, other) => other.likeness - one.likeness);
};

/** Plausibility of one encoding for these words; null if some bytes are invalid in it. */
export const judgedEncoding = (name: string, bytes: readonly Uint8Array[]): LikelyEncoding | null => {
  const texts = bytes.flatMap((each) => decodedOrNone(name, each) ?? []);
  if (texts.length === 0 || texts.length < bytes.length) return null;
  const parts = texts.map(partsOf);
  const words = parts.map((each) => each.join(" "));
  const ranks = parts.map((each) => Math.min(...each.map(rankOf)));
  const [latin, others] = [true, false].map((isLatin) =>
    words.filter((word, index) => ranks[index]! > 1 && (word === "" || LATIN.test(word)) === isLatin),
  ) as [string[], string[]];
  const ofLanguage =
    latin.length * shareOfOneLanguage(latin) * OF_ONE_LANGUAGE + others.length * OF_OTHER_SCRIPT;
  const rank = ranks.reduce((sum, each) => sum + each, 0);
  return { name, words, likeness: (rank + ofLanguage) / words.length };
};

/** Null if the bytes are invalid in this encoding, or decode to control characters. */
const decodedOrNone = (encoding: string, word: Uint8Array): string | null => {
  try {
    const decode = createDecoder(encoding);
    const text = decode(word);
    // a truncated word may end within a character
    if (word.length < LONGEST_WORD) decode();
    return /\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
};

/** Between words, in any script; other signs show a wrong guess. */
const BETWEEN = /(?:[^a-zA-Z0-9\P{ASCII}]|[“”„‘’‚‹›«»¿¡–—…、。「」（）])+/u;

const partsOf = (text: string): string[] => {
  const found = text.split(BETWEEN).filter((part) => /\P{ASCII}/u.test(part));
  return found.length === 0 ? [""] : found;
};

/** Plausibility of a word: 0 is implausible, 2 is ordinary. */
const rankOf = (word: string): number => {
  if (word === "" || /^\d*(?:€|[¼½¾])\d*$/.test(word)) return 2;
  if (!/^[\p{L}\d][\p{L}\p{M}\d]*$/u.test(word)) return 0;
  if (SCRIPTS.filter((script) => script.test(word)).length > 1) return 0;
  if (/\p{Ll}\p{Lu}/u.test(word) || /[｡-ﾟ]/.test(word)) return 1;
  return ODD_LATIN.test(word) && !isOfOneLanguage(word) ? 1 : 2;
};

/** Three letters with accents in a row, and none but them: letters of another script, mostly. */
const ODD_LATIN = /^(?=\p{Script=Latin})\P{ASCII}{3}|^[ŒŸ]$/u;
