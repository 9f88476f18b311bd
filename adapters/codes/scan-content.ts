/** Tab, line breaks, and what parts fields in ISO/IEC 15434 and GS1: the control characters that texts have. */
const OF_TEXT = "\t\n\r\u0004\u001c\u001d\u001e\u001f\u0085";

/**
 * What a code says to a person: its text, or its bytes where that is none.
 *
 * @param text what a decoder made of the bytes
 */
export function scanContent(text: string, bytes: ArrayLike<number>): { text: string; binary: boolean } {
  const isText = (text.match(/\p{Cc}/gu) ?? []).every((control) => OF_TEXT.includes(control));
  if (isText) return { text, binary: false };
  return { text: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" "), binary: true };
}
