const PLACEHOLDERS = new Set(
  "null (null) [null] nil nan <na> nat none undefined n/a n.a. na \\n - -- – —".split(" "),
);

/** What databases and programs write for nothing. */
export const isPlaceholder = (text: string): boolean =>
  text.length <= 9 && PLACEHOLDERS.has(text.toLowerCase());

/** UTF-8 that was read as windows-1252: two letters for each that is not ASCII. */
const TWICE = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[œ\u0080-\u00bf™˜“”¦¢]|ï»¿/;
export const isDecodedTwice = (text: string): boolean => TWICE.test(text);
