/**
 * The address of /verify with a code to check. The code is in the fragment, which browsers do not send: no
 * server log contains the codes that users check.
 */
export const verifyLink = (content: string): string => `/verify#${encodeURIComponent(content)}`;

/** The code in such an address, or null: other fragments, such as the skip link's, contain none. */
export function contentOfHash(hash: string): string | null {
  try {
    const content = decodeURIComponent(hash.slice(1));
    return content.startsWith("{") ? content : null;
  } catch {
    return null;
  }
}
