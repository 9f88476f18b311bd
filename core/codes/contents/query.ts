/** The part of an address between its scheme, which some write with `//`, and `?`, and the decoded query values. In these schemes a plus is literal. */
export function takenApart(text: string): { before: string; query: (name: string) => string } {
  const body = text.trim().replace(/^[a-z]+:(?:\/\/)?/i, "");
  const [before = "", ...rest] = body.split("?");
  const pairs = pairsOf(rest.join("?"));
  return {
    before,
    query: (name) => decoded(pairs.find(([key]) => key.toLowerCase() === name)?.[1] ?? ""),
  };
}

const pairsOf = (query: string): (readonly [name: string, value: string])[] =>
  query.split("&").map((pair) => {
    const equals = pair.indexOf("=");
    return equals < 0 ? [pair, ""] : [pair.slice(0, equals), pair.slice(equals + 1)];
  });

/** Whether the query of an address has a name more than once: programs differ in which they take. */
export function hasRepeatedName(text: string): boolean {
  const start = text.indexOf("?");
  const names = pairsOf(start < 0 ? "" : text.slice(start + 1))
    .map(([name]) => decoded(name).toLowerCase())
    .filter((name) => name !== "");
  return new Set(names).size < names.length;
}

/** Percent-decodes a text; invalid escapes stay as they are. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
