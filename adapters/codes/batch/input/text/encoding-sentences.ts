import { type OptionStyle, optionText } from "../option-text.ts";
import { judgedEncoding, type LikelyEncoding, likelyEncodings } from "./likely-encodings.ts";

const MAX_SHOWN_ENCODINGS = 4;
/** Greek and Hebrew: their bytes are also words in other encodings, which would push them off the list. */
const ALWAYS_SHOWN = new Set<string>(["windows-1253", "iso-8859-7", "windows-1255"]);
const MAX_WORDS = 3;
const LONGEST_SHOWN = 30;

/**
 * Advises how to read a file that is not UTF-8: lists its possible encodings, with the words in which they differ.
 * @param words words of the whole file, as `createFirstWords` collects them
 * @returns null if there is no option for it, or no encoding is likely
 */
export const encodingAdvice = (words: readonly Uint8Array[], style: OptionStyle | null): string | null => {
  const shown = likelyEncodings(words).filter(
    ({ name }, index) => index < MAX_SHOWN_ENCODINGS || ALWAYS_SHOWN.has(name),
  );
  if (style === null || shown.length === 0) return null;
  const places = differentWords(shown);
  const named = shown.map((encoding, index) => {
    const name = index === 0 ? optionText(style, "encoding", encoding.name) : encoding.name;
    return `${name} (${places.map((place) => quoted(encoding.words[place])).join(", ")})`;
  });
  const right = places.length === 1 ? "this word is" : "these words are";
  return `Name the encoding in which ${right} right: ${named.join(", ")}; or save the file as UTF-8 (in Excel: "CSV UTF-8").`;
};

/**
 * Reports that another encoding makes more plausible words of a file than the one used.
 * @param encoding the encoding used
 * @returns null if the encoding is plausible
 */
export const otherEncodingNote = (
  words: readonly Uint8Array[],
  encoding: string,
  style: OptionStyle,
): string | null => {
  const named = judgedEncoding(encoding, words);
  const [best] = likelyEncodings(words);
  if (named === null || best === undefined || best.name === encoding) return null;
  if (best.likeness < WHOLE || best.likeness - named.likeness < CLEARLY) return null;
  const place = differentWords([named, best])[0] ?? 0;
  return (
    `Read as ${encoding}, the file has the word ${quoted(named.words[place])}, which is ${quoted(best.words[place])} in ${best.name}. ` +
    `If that one is right, use ${optionText(style, "encoding", best.name)}.`
  );
};

/** One language, or one script, has every word. */
const WHOLE = 2.5;
const CLEARLY = 0.05;

/** Indexes of words that distinguish the encodings: together they tell apart any two that differ at all. */
const differentWords = (encodings: readonly LikelyEncoding[]): number[] => {
  const count = encodings[0]?.words.length ?? 0;
  const places: number[] = [];
  let groups = 1;
  while (places.length < MAX_WORDS) {
    const sizes = Array.from({ length: count }, (_, place) => countGroups(encodings, [...places, place]));
    const most = Math.max(...sizes);
    if (most <= groups) break;
    places.push(sizes.indexOf(most));
    groups = most;
  }
  return places.length > 0 ? places : [firstWord(encodings)];
};

/** Number of encodings that differ in these words. */
const countGroups = (encodings: readonly LikelyEncoding[], places: readonly number[]): number =>
  new Set(encodings.map(({ words }) => places.map((place) => shortened(words[place])).join("\n"))).size;

const firstWord = ([encoding]: readonly LikelyEncoding[]): number =>
  Math.max(0, encoding?.words.findIndex((word) => word !== "") ?? 0);

const shortened = (word = ""): string => word.slice(0, LONGEST_SHOWN);
const quoted = (word: string | undefined): string => `"${shortened(word)}"`;
