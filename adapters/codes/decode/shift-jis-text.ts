/** Hiragana, katakana and half-width katakana: Japanese text contains some of them. */
const KANA = /[\u3041-\u30ff\uff61-\uff9f]/gu;
const PRIVATE_USE = /\p{Co}/u;
const FEWEST_KANA = 2;

/**
 * Decodes bytes that are Japanese in Shift_JIS, which many Japanese codes use without declaring it. Western
 * accented letters occur singly between ASCII letters, so consecutive non-ASCII bytes and some kana are
 * required.
 *
 * @returns null if another encoding is more likely
 */
export function shiftJisText(bytes: Uint8Array): string | null {
  let text: string;
  try {
    text = new TextDecoder("shift_jis", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  if (PRIVATE_USE.test(text) || (text.match(KANA) ?? []).length < FEWEST_KANA) return null;
  const runs = bytes.reduce(
    (count, byte, at) => count + (byte >= 0x80 && !(bytes[at - 1]! >= 0x80) ? 1 : 0),
    0,
  );
  const high = bytes.filter((byte) => byte >= 0x80).length;
  return high >= 2 * runs || text.length < bytes.length ? text : null;
}
