/** @returns SHA-256 in base64, as in a Content-Security-Policy (CSP 3 §2.3.1) */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
