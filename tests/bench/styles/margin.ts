import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderPngNode } from "../../../adapters/codes/files/render-png.node.ts";
import { measureRobustness } from "../../../adapters/codes/robustness/measure-robustness.node.ts";
import { pixelsOf, randomFrom } from "../../support/codes/codes.ts";
import { cautionOf, provePng, tryQr } from "../../support/codes/styled-step.ts";
import { designsFrom } from "../../support/codes/random-designs.ts";
import { contendersIn } from "../scan/contenders.ts";
import { isInstalled } from "../timed-run.ts";
import { photographsFrom, SHARP_PX, takePhotograph } from "./photographs.ts";
import { rankCorrelation } from "./rank-correlation.ts";

/**
 * Whether the robustness figure, such as "scans in 38 of 40", ranks designs as photos do. ImageMagick
 * simulates the same photos of each of COUNT random designs, versions 1 to 10; zxing-wasm, jsqr, and zbarimg
 * read them; the read rates are compared.
 * `npm run bench:margin -- [COUNT] [SEED]`
 */
const [count = 500, seed = 1] = process.argv.slice(2).map(Number);
const VERSIONS = 10;
const PHOTOGRAPHS = 12;
const READERS = ["zxing-wasm alone", "jsqr alone", "zbarimg (with its start)"];

interface Compared {
  held: number;
  plain: number;
  /** Read rate over all photos and all readers, 0 to 1. */
  read: number;
  isWithoutWarning: boolean;
}

for (const program of ["convert", "zbarimg"])
  if (!isInstalled(program)) throw new Error(`${program} is not installed`);
const folder = mkdtempSync(join(tmpdir(), "quietzone-margin-"));
const readers = (await contendersIn(folder)).filter(({ name }) => READERS.includes(name));
const photographs = photographsFrom(PHOTOGRAPHS, seed);
const walk = designsFrom(randomFrom(seed));
const readBy: Record<string, number> = Object.fromEntries(READERS.map((name) => [name, 0]));
const compared: Compared[] = [];

async function shareRead(content: string, png: Uint8Array, px: number): Promise<number> {
  let read = 0;
  for (const photograph of photographs) {
    const picture = await pixelsOf(takePhotograph(png, px, photograph));
    for (const reader of readers)
      if ((await reader.read(picture)).includes(content)) {
        read++;
        readBy[reader.name]!++;
      }
  }
  return read / (photographs.length * readers.length);
}

function say(name: string, list: Compared[]): void {
  const reads = list.map(({ read }) => read);
  const rho = (figure: (each: Compared) => number) => rankCorrelation(list.map(figure), reads).toFixed(3);
  const mean = reads.reduce((sum, read) => sum + read, 0) / list.length;
  console.log(
    `${name}: ${list.length} designs, ${(100 * mean).toFixed(1)} % of photographs read; ` +
      `rank correlation with the figure ${rho(({ held }) => held)}, with figure / plain ${rho(({ held, plain }) => held / plain)}`,
  );
}

function report(): void {
  say("all", compared);
  say(
    "exported without a warning",
    compared.filter(({ isWithoutWarning }) => isWithoutWarning),
  );
}

console.log(`seed ${seed}, versions 1 to ${VERSIONS}, ${PHOTOGRAPHS} photographs of each design`);
let refused = 0;
while (compared.length < count) {
  const styled = walk.styled(VERSIONS);
  const code = tryQr(styled);
  if (typeof code === "string") {
    refused++;
    continue;
  }
  const { held, plain } = await measureRobustness(styled.content, code.symbol, code.drawing);
  const px = Math.round(SHARP_PX * code.drawing.width);
  const read = await shareRead(styled.content, renderPngNode(code.drawing, px), px);
  const isWithoutWarning = cautionOf(code) === null && (await provePng(code)).warning === null;
  compared.push({ held, plain, read, isWithoutWarning });
  if (compared.length % 25 === 0 && compared.length < count) report();
}
rmSync(folder, { recursive: true });
report();
const pictures = compared.length * PHOTOGRAPHS;
console.log(
  Object.entries(readBy)
    .map(([name, read]) => `${name}: ${((100 * read) / pictures).toFixed(1)}%`)
    .join(", "),
);
console.log(`${refused} designs beside them were refused before they were drawn`);
