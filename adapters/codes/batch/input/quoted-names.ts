/** A list of names in a sentence: `"a", "b"`. */
export const quotedNames = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
