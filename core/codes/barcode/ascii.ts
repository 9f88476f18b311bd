/** The first character that is not one of the 128 of ASCII (ISO/IEC 646), whole even where it takes two code units; or null. */
export function characterOutsideAscii(text: string): string | null {
  for (const character of text) {
    if (character > "\u007f") return character;
  }
  return null;
}

/** The text with a blank for every character that has no shape: control characters and whatever is not ASCII. */
export const printable = (text: string): string => text.replace(/[^ -~]/gu, " ");
