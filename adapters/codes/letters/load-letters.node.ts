import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as harfbuzz from "harfbuzzjs";
import type { FontFile } from "./fonts.ts";
import { createBillLetterLoader, createLetterLoader } from "./load-letters.ts";

/**
 * The folder of the built browser assets, relative to the server; null in a clone that runs without a build.
 */
const builtAssets = (): string | null =>
  ["../web/assets", "../../web/assets"]
    .map((path) => join(import.meta.dirname, path))
    .find((path) => existsSync(path)) ?? null;

/** Path of a font file: the one in the built assets, or that of the package that it is copied from. */
function fontPath({ package: name, name: file, weight }: FontFile): string {
  const assets = builtAssets();
  const built = assets && readdirSync(assets).find((one) => one.startsWith(`${file}-${weight}-normal-`));
  if (assets && built) return join(assets, built);
  return createRequire(import.meta.url).resolve(`@fontsource/${name}/files/${file}-${weight}-normal.woff`);
}

const source = {
  harfbuzz: async () => harfbuzz,
  read: (file: FontFile) => readFile(fontPath(file)),
};

/** Implements the port with the fonts of the build. */
export const loadLettersNode = createLetterLoader(source);
export const loadBillLettersNode = createBillLetterLoader(source);
