import { COMMON_WORDS } from "./common-words.ts";

/** Adjacent keys on the keyboards of our six languages, left to right, and the columns of QWERTY. */
const WALKS = [
  "1234567890",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "qsdfghjklm",
  "zxcvbnm",
  "yxcvbnm",
  "wxcvbn",
  "abcdefghijklmnopqrstuvwxyz",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "qazwsxedcrfvtgbyhnujm",
  "147258369",
  "741852963",
  "789456123",
  "159357",
];
const reversed = (text: string): string => Array.from(text).toReversed().join("");
const PATHS = WALKS.flatMap((walk) => [walk + walk, reversed(walk + walk)]);

/** Common substitutions of signs for letters in passwords. */
const LETTER_OF: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};
const plain = (text: string): string =>
  Array.from(text)
    .map((character) => LETTER_OF[character] ?? character)
    .join("");

const lettersAndDigits = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{So}@$!]/gu, "");

/** Strips digits and signs at the ends, where most people put those that a password rule requires. */
const core = (text: string): string => text.replace(/^[\d@$!]+/, "").replace(/(?<![\d@$!])[\d@$!]+$/, "");

/** A repeated sequence: "aaaaaa", "121212", "abcabc". Longer texts are long enough. */
const isRepeated = (text: string): boolean => text.length <= 24 && /^(.+?)\1+$/u.test(text);
const isWalk = (text: string): boolean => text.length >= 4 && PATHS.some((path) => path.includes(text));

/** A date or a number of up to eight digits: few enough to try them all. */
const isShortNumber = (text: string): boolean => /^\d{1,8}$/.test(text);

/**
 * Whether a password is among the first that an attacker would try: a common word, alone, twice, or with
 * digits and signs around it; adjacent keys; repetition; or a name of the owner or the site. With their
 * endings these are some millions, including the top thousands of every list of leaked passwords (ASVS 5.0
 * §6.2.4, §6.2.11).
 * @param known names and addresses
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  const text = lettersAndDigits(password);
  if (text === "") return isRepeated(password);
  if (isShortNumber(text)) return true;
  const names = new Set(known.flatMap(partsOf));
  const isWord = (part: string) => names.has(part) || COMMON_WORDS.has(part);
  return [text, core(text)]
    .flatMap((part) => [part, plain(part), core(plain(part))])
    .some((part) => isWord(part) || isRepeated(part) || isWalk(part) || isNameAndWord(part, names, isWord));
}

/** "quietzonepassword": a name of the owner or the site next to a common word. */
function isNameAndWord(text: string, names: Set<string>, isWord: (part: string) => boolean): boolean {
  return [...names].some(
    (name) =>
      (text.startsWith(name) && isWord(core(text.slice(name.length)))) ||
      (text.endsWith(name) && isWord(core(text.slice(0, -name.length)))),
  );
}

/** "ada.lovelace@example.com": the address, its local part, and each part of at least three characters. */
function partsOf(name: string): string[] {
  const [mailbox = "", host = ""] = name.toLowerCase().split("@");
  const parts = [...mailbox.split(/[^\p{L}\p{N}]+/u), ...host.split(".").slice(0, -1)];
  return [name, mailbox, host, ...parts].map(lettersAndDigits).filter((part) => part.length >= 3);
}
