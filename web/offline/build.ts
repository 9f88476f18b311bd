import type { Language } from "../../core/languages.ts";

/** Files of a build that the site needs without an account. All are paths under the site's root. */
export interface Build {
  /** Changes with any of its files. Pages carry it as `<meta name="build">`. */
  id: string;
  /** Scripts, styles, the typeface and the decoder, small ones first. */
  files: string[];
  /** The texts of each language. */
  texts: Record<Language, string[]>;
  /** SHA-256, in base64, of the files that the bundler made. */
  digests: Record<string, string>;
  /** The scripts included in every page. */
  scripts: string[];
  /** Pages that need no account. */
  pages: string[];
}

/** Page shown offline instead of one that is not cached. */
export const OFFLINE_PAGE = "/offline";
