/** The first non-ASCII character (ISO/IEC 646), complete even if it takes two code units; or null. */
export function characterOutsideAscii(text: string): string | null {
  for (const character of text) {
    if (character > "\u007f") return character;
  }
  return null;
}

/** Replaces every character without a glyph by a blank: control characters and non-ASCII. */
export const printable = (text: string): string => text.replace(/[^ -~]/gu, " ");
