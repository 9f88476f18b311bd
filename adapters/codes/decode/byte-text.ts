/**
 * The text that a code's bytes encode: UTF-8 if they are valid, otherwise ISO 8859-1, the default of ISO/IEC
 * 18004 §7.3.5. Every byte is kept, including a byte order mark.
 */
export function byteText(bytes: Uint8Array): string {
  return utf8Text(bytes) ?? Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

/** Null if the bytes are not valid UTF-8. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
