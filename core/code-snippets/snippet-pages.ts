/**
 * Allowlist of pages with third-party code: a new page gets none until it is added here. Excluded are the
 * account, the admin panel, sign-in, and the scanner and /verify, which use the camera.
 */
export const SNIPPET_PAGES: readonly string[] = [
  "/",
  "/qr-generator",
  "/barcode-generator",
  "/vcard-generator",
  "/wifi-generator",
  "/product-serial-generator",
  "/digital-signature-generator",
];

/** Whether the page at this path may contain snippets; ignores a trailing slash. */
export const takesSnippets = (path: string): boolean =>
  SNIPPET_PAGES.includes(path.replace(/(?<=[^/])\/$/, ""));

/** Query parameter: `?safe=1` shows a page without snippets, whatever the database says. */
export const SAFE_PARAM = "safe";
