/** A sample character of each class. */
const OF_ESCAPE: Readonly<Record<string, string>> = {
  d: "0",
  D: "a",
  w: "a",
  W: "-",
  s: " ",
  S: "a",
  n: "\n",
  r: "\r",
  t: "\t",
  p: "é",
  P: "a",
};
/** Escapes that match no character themselves: anchors and references. */
const NO_CHARACTER = /^(?:[bBk]|[1-9])$/;
const TOKEN =
  /\\u\{?([0-9a-f]{4,6})\}?|\\x([0-9a-f]{2})|\\([^])(?:\{[^}]*\})?|\(\?(?:<\w+>|<?[=!:])|\{\d+(?:,\d*)?\}|([^])/giu;
const SIGNS = "^$*+?()[]|";

/** A matching character for each part of a regular expression, in order. */
function samplesOf(source: string): string[] {
  return Array.from(source.matchAll(TOKEN), ([, code = "", byte = "", escaped = "", plain = ""]) => {
    if (code + byte !== "") return String.fromCodePoint(Number.parseInt(code + byte, 16));
    if (escaped !== "") return NO_CHARACTER.test(escaped) ? "" : (OF_ESCAPE[escaped] ?? escaped);
    if (plain === ".") return "a";
    return SIGNS.includes(plain) ? "" : plain;
  }).filter((sample) => sample !== "");
}

const ENDS = ["\0", "\n\0"];

/** A text of variable length: `at(n)` has n characters, plus a few at both ends. */
export interface PumpedText {
  name: string;
  at: (characters: number) => string;
}

/**
 * Texts that make a vulnerable regular expression backtrack: its parts, pairs of adjacent parts and words,
 * each repeated, with or without the beginning of a match in front, and with an end that does not match.
 */
export function pumpedTexts(source: string): PumpedText[] {
  const samples = samplesOf(source);
  const pairs = samples.slice(1).map((sample, index) => `${samples[index]}${sample}`);
  const words = source.match(/[a-z<][a-z -]{2,}/gi) ?? [];
  const whole = samples.join("");
  const middles = [...new Set(["a", "0", " ", ...samples, ...pairs, ...words, whole])].slice(0, 80);
  const starts = [...new Set(["", "a", whole.slice(0, 1), whole.slice(0, 2), whole.slice(0, 6)])];
  return middles.flatMap((middle) =>
    starts.flatMap((start) =>
      ENDS.map((end) => ({
        name: JSON.stringify([start, middle, end]),
        at: (characters: number) => start + middle.repeat(Math.ceil(characters / middle.length)) + end,
      })),
    ),
  );
}
