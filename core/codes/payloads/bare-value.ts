/** Pairs that people and programs write around a value. */
const PAIR = /^<([^<>]*)>$|^"([^"]*)"$|^'([^']*)'$/;

/**
 * A value without its scheme and the brackets or quotes around it, nested in any way: `<mailto:ada@example.com>`.
 * @param scheme an optional, meaningless prefix
 */
export function bareValue(text: string, scheme: RegExp | null = null): string {
  const value = text.trim();
  const named = scheme === null ? value : value.replace(scheme, "");
  const inner = named.replace(PAIR, "$1$2$3");
  return inner === value ? value : bareValue(inner, scheme);
}

/**
 * The cleaned value if something other than blanks was removed around it, and something is left; else null.
 * @param read the field as its form parsed it
 */
export const bareOf = (typed: unknown, read: unknown): string | null =>
  typeof typed === "string" &&
  typeof read === "string" &&
  read !== typed &&
  read !== typed.trim() &&
  read !== ""
    ? read
    : null;

/** Maximum characters of a value quoted in a sentence. */
const SHOWN = 60;

/** A value as quoted in a sentence: on one line, truncated if long. */
export function shownValue(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
