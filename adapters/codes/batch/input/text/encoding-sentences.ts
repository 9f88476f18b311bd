import { type OptionStyle, optionText } from "../option-text.ts";
import { judgedEncoding, type LikelyEncoding, likelyEncodings } from "./likely-encodings.ts";

const MAX_SHOWN_ENCODINGS = 4;
/** Of Greek and Hebrew: their bytes are words in other encodings, too, which would push them off the list. */
const ALWAYS_SHOWN = new Set<string>(["windows-1253", "iso-8859-7", "windows-1255"]);
const MAX_WORDS = 3;
const LONGEST_SHOWN = 30;

/**
 * Says how a file that is not UTF-8 is read: with the encodings that it may have, and in each of them the words in which they differ.
 * @param words of the whole file, as `createFirstWords` collects them
 */
export const encodingAdvice = (words: readonly Uint8Array[], style: OptionStyle | null): string => {
  const shown = likelyEncodings(words).filter(
    ({ name }, index) => index < MAX_SHOWN_ENCODINGS || ALWAYS_SHOWN.has(name),
  );
  if (style === null || shown.length === 0) return `Save the file as UTF-8 (${IN_EXCEL}).`;
  const places = differentWords(shown);
  const named = shown.map((encoding, index) => {
    const name = index === 0 ? optionText(style, "encoding", encoding.name) : encoding.name;
    return `${name} (${places.map((place) => quoted(encoding.words[place])).join(", ")})`;
  });
  const right = places.length === 1 ? "this word is" : "these words are";
  return `Name the encoding in which ${right} right: ${named.join(", ")}; or save the file as UTF-8 (${IN_EXCEL}).`;
};

const IN_EXCEL = 'in Excel: "CSV UTF-8"';

/**
 * Says that another encoding than the named one makes more likely words of a file.
 * @param encoding in which the file was read
 * @returns null where nothing speaks against it
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

/** Places of the words that show how encodings differ: together they tell apart any two of them that differ at all. */
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

/** How many of the encodings differ in the words of these places. */
const countGroups = (encodings: readonly LikelyEncoding[], places: readonly number[]): number =>
  new Set(encodings.map(({ words }) => places.map((place) => shortened(words[place])).join("\n"))).size;

const firstWord = ([encoding]: readonly LikelyEncoding[]): number =>
  Math.max(0, encoding?.words.findIndex((word) => word !== "") ?? 0);

const shortened = (word = ""): string => word.slice(0, LONGEST_SHOWN);
const quoted = (word: string | undefined): string => `"${shortened(word)}"`;
