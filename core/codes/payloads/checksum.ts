/**
 * A simple 32-bit hash, as 8 hexadecimal digits: Java's `String.hashCode`, 31 times the hash so far plus the
 * next UTF-16 code unit. It detects typos; it does not authenticate.
 */
export function checksum(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash >>> 0).toString(16).padStart(8, "0");
}
