import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as harfbuzz from "harfbuzzjs";
import { frameRefusal, missingLetters, shownText } from "../../../core/codes/qr/frame/frame.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";
import type { Lettering } from "../../../core/codes/qr/frame/lettering.ts";
import type { FontFile } from "./fonts.ts";
import { createLetterLoader } from "./load-letters.ts";

/** Where the build put what browsers load, seen from its server; null in a clone that runs without a build. */
const builtAssets = (): string | null =>
  ["../web/assets", "../../web/assets"]
    .map((path) => join(import.meta.dirname, path))
    .find((path) => existsSync(path)) ?? null;

/** The file of a font: the one that the pages load, or that of the package that both come from. */
function fontPath({ package: name, name: file }: FontFile): string {
  const assets = builtAssets();
  const built = assets && readdirSync(assets).find((one) => one.startsWith(`${file}-700-normal-`));
  if (assets && built) return join(assets, built);
  return createRequire(import.meta.url).resolve(`@fontsource/${name}/files/${file}-700-normal.woff`);
}

const loadLettersNode = createLetterLoader({
  harfbuzz: async () => harfbuzz,
  read: (file) => readFile(fontPath(file)),
});

/**
 * The fonts of the text of a design's frame; null where it has none.
 * @throws DomainError `validation_failed` where no font has its letters
 */
export async function frameLettering({ frame }: Pick<QrDesign, "frame">): Promise<Lettering | null> {
  if (!frame) return null;
  const { lettering, missing } = await loadLettersNode(shownText(frame));
  const problem = missingLetters(missing);
  if (problem) throw frameRefusal(problem);
  return lettering;
}
