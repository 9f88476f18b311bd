import type { Plugin } from "vite";

/**
 * Writes characters outside Latin-1 as `\u2019` into the server's files: V8 stores a source with one such character at two bytes per
 * character, for as long as the program runs.
 */
export const escapeWideLetters: Plugin = {
  name: "escape-wide-letters",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = escapeWide(file.code);
    },
  },
};

/**
 * @returns equivalent code @throws Error for a raw template with such characters, in which an escape would
 * change the value
 */
export function escapeWide(code: string): string {
  if (/\braw`[^`]*[^\0-\xff]/.test(code))
    throw new Error("A raw template has letters beyond Latin-1: write them in a string");
  return code.replaceAll(/(\\*)([^\0-\xff])/g, (_all, slashes: string, letter: string) => {
    const hex = letter.charCodeAt(0).toString(16).padStart(4, "0");
    // the backslash escaped the character, which needs no escape any more
    return `${slashes.length % 2 === 1 ? slashes.slice(1) : slashes}\\u${hex}`;
  });
}
