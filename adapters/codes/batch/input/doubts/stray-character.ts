/** What stands in or around the digits of a number without being seen as a part of it, in the order in which it is named. */
const STRAYS: readonly [RegExp, string][] = [
  [/^\s*'/, "It begins with an apostrophe."],
  [/[０-９]/, "It is written in full-width digits (０ to ９)."],
  [/[^\d\P{Nd}]/u, "It is written in the digits of another script."],
  [/\p{Cf}/u, "It holds an invisible character."],
  [/[\r\n]/, "It holds a line break."],
  [/^\s/, "It begins with a space."],
  [/\s$/, "It ends with a space."],
  [/\s/, "It holds spaces."],
];

/**
 * Names what is wrong with a number that looks right: a space behind it, an apostrophe.
 * @param digits that its format needs
 * @returns a sentence; null where it has another number of digits, or nothing of this
 */
export const strayCharacter = (content: string, digits: number): string | null => {
  if (content.match(/\p{Nd}/gu)?.length !== digits) return null;
  const found = STRAYS.find(([pattern]) => pattern.test(content))?.[1];
  if (found !== undefined) return found;
  const other = /\D/u.exec(content)?.[0];
  return other === undefined ? null : `It holds "${other}".`;
};
