/**
 * The pages that get other people's code, by name: a page that is new gets none until somebody puts it here. None of the account,
 * of the back office, of signing in, and neither the scanner nor /verify, which read what people hold into the camera.
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

/** Whether the page at this path may hold code snippets. A slash at the end is the same page. */
export const takesSnippets = (path: string): boolean =>
  SNIPPET_PAGES.includes(path.replace(/(?<=[^/])\/$/, ""));

/** The name of a query parameter: `?safe=1` shows a page without them, whatever the database says. */
export const SAFE_PARAM = "safe";
