import type { Language } from "../../core/languages.ts";

/** What a build consists of, as far as the site without an account needs it. All are paths under the site's root. */
export interface Build {
  /** Changes with any of its files. Pages carry it as `<meta name="build">`. */
  id: string;
  /** Scripts, styles, the typeface and the decoder, small ones first. */
  files: string[];
  /** The texts of each language. */
  texts: Record<Language, string[]>;
  /** SHA-256, in base64, of the files that the bundler made. */
  digests: Record<string, string>;
  /** Those of the scripts that stand in every page. */
  scripts: string[];
  /** Pages that need no account. */
  pages: string[];
}

/** Where to go when a page that was not kept is asked for without a connection. */
export const OFFLINE_PAGE = "/offline";
