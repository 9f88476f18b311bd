/** Pairs that people and programs write around a value. */
const PAIR = /^<([^<>]*)>$|^"([^"]*)"$|^'([^']*)'$/;

/**
 * A value without its scheme and the brackets or quotes around it, however they are nested: `<mailto:ada@example.com>`.
 * @param scheme at its beginning, where it may have one that says nothing
 */
export function bareValue(text: string, scheme: RegExp | null = null): string {
  const value = text.trim();
  const named = scheme === null ? value : value.replace(scheme, "");
  const inner = named.replace(PAIR, "$1$2$3");
  return inner === value ? value : bareValue(inner, scheme);
}

/**
 * What is left of a typed text where something around it was left out, blanks aside; else null.
 * @param read the same field as its form read it
 */
export const bareOf = (typed: unknown, read: unknown): string | null =>
  typeof typed === "string" && typeof read === "string" && read !== typed && read !== typed.trim()
    ? read
    : null;

/** Characters of a value that a sentence repeats. */
const SHOWN = 60;

/** A value as a sentence names it: on one line, its beginning where it is long. */
export function shownValue(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
