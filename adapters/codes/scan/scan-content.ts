import { utf8Text } from "../decode/byte-text.ts";

/**
 * Control characters that occur in texts: tab, line breaks, and the field separators of ISO/IEC 15434 and
 * GS1.
 */
const OF_TEXT = "\t\n\r\u0004\u001c\u001d\u001e\u001f\u0085";
/** Number of other control characters that a text may contain by mistake. */
const MAX_STRAY_CONTROLS = 2;

/**
 * The readable content of a code: its text, or its bytes if they are neither UTF-8 nor readable.
 *
 * @param text the text that a decoder derived from the bytes
 */
export function scanContent(text: string, bytes: Uint8Array): { text: string; binary: boolean } {
  const controls = (text.match(/\p{Cc}/gu) ?? []).filter((control) => !OF_TEXT.includes(control));
  const isText =
    controls.length <= MAX_STRAY_CONTROLS &&
    controls.every((control) => control > "\0" && control < "\u007f");
  if (isText || utf8Text(bytes) !== null) return { text, binary: false };
  return { text: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" "), binary: true };
}
