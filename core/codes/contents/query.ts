/** The part of an address between its scheme, which some write with `//`, and `?`, and the decoded query values. In these schemes a plus is literal. */
export function takenApart(text: string): { before: string; query: (name: string) => string } {
  const body = text.trim().replace(/^[a-z]+:(?:\/\/)?/i, "");
  const [before = "", ...rest] = body.split("?");
  const pairs = rest
    .join("?")
    .split("&")
    .map((pair) => {
      const equals = pair.indexOf("=");
      return equals < 0 ? ([pair, ""] as const) : ([pair.slice(0, equals), pair.slice(equals + 1)] as const);
    });
  return {
    before,
    query: (name) => decoded(pairs.find(([key]) => key.toLowerCase() === name)?.[1] ?? ""),
  };
}

/** Percent-decodes a text; invalid escapes stay as they are. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
