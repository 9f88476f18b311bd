import type { Plugin } from "vite";

/**
 * Writes the letters that Latin-1 lacks as `\u2019` into the server's files: V8 keeps a source of which one letter needs two bytes with
 * two bytes for each, for as long as the program runs.
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
 * @returns code that means the same
 * @throws Error where a template with such letters is read raw, which would not
 */
export function escapeWide(code: string): string {
  if (/\braw`[^`]*[^\0-\xff]/.test(code))
    throw new Error("A raw template has letters beyond Latin-1: write them in a string");
  return code.replaceAll(/(\\*)([^\0-\xff])/g, (_all, slashes: string, letter: string) => {
    const hex = letter.charCodeAt(0).toString(16).padStart(4, "0");
    // a backslash before the letter escaped it, which nothing has to any more
    return `${slashes.length % 2 === 1 ? slashes.slice(1) : slashes}\\u${hex}`;
  });
}
