/**
 * The address of /verify with a code to check. The code stands behind the `#`, which browsers send to nobody: no log of
 * addresses holds what somebody had checked.
 */
export const verifyLink = (content: string): string => `/verify#${encodeURIComponent(content)}`;

/** The code that such an address carries, or null: other hashes, like the skip link's, are none. */
export function contentOfHash(hash: string): string | null {
  try {
    const content = decodeURIComponent(hash.slice(1));
    return content.startsWith("{") ? content : null;
  } catch {
    return null;
  }
}
