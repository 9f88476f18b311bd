import { utf8Text } from "../decode/byte-text.ts";

/** Tab, line breaks, and what parts fields in ISO/IEC 15434 and GS1: the control characters that texts have. */
const OF_TEXT = "\t\n\r\u0004\u001c\u001d\u001e\u001f\u0085";
/** Other control characters that a text may have by mistake. */
const MAX_STRAY_CONTROLS = 2;

/**
 * What a code says to a person: its text, or its bytes where they are neither UTF-8 nor anything that can be read.
 *
 * @param text what a decoder made of the bytes
 */
export function scanContent(text: string, bytes: Uint8Array): { text: string; binary: boolean } {
  const controls = (text.match(/\p{Cc}/gu) ?? []).filter((control) => !OF_TEXT.includes(control));
  const isText =
    controls.length <= MAX_STRAY_CONTROLS &&
    controls.every((control) => control > "\0" && control < "\u007f");
  if (isText || utf8Text(bytes) !== null) return { text, binary: false };
  return { text: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" "), binary: true };
}
