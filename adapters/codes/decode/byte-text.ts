/**
 * The text that bytes of a code stand for: UTF-8 where they are that, else ISO 8859-1, the default of ISO/IEC 18004
 * §7.3.5. Nothing is lost on the way, not even a byte order mark.
 */
export function byteText(bytes: Uint8Array): string {
  return utf8Text(bytes) ?? Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

/** Null where the bytes are not UTF-8. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
