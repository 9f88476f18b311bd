/** Names as a sentence lists them: `"a", "b"`. */
export const quotedNames = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
