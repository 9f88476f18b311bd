/**
 * Parses an address by the URL Standard; null if it is invalid. Not `URL.canParse`: in Node 20 it rejects addresses with Latin-1 letters
 * such as "ü" as soon as V8 has compiled its caller.
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
