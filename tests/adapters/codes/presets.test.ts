import { expect, test } from "vitest";
import { makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { renderPngNode } from "../../../adapters/codes/files/render-png.node.ts";
import { proveFile } from "../../../adapters/codes/prove/prove-file.node.ts";
import { readInConditions } from "../../../adapters/codes/robustness/read-in-conditions.ts";
import { loadZxingScannerNode } from "../../../adapters/codes/scan/scan-zxing.node.ts";
import { drawPlainQr } from "../../../core/codes/qr/draw-qr.ts";
import { compareRobustness, isFrail } from "../../../core/codes/qr/robustness.ts";
import { PRESETS, PRESET_NAMES } from "../../../core/codes/texts/presets.ts";
import { qrCautions } from "../../../core/codes/qr/qr-cautions.ts";
import { readQrDesign } from "../../../core/codes/texts/design-texts.ts";
import { pixelsOf } from "../../support/codes/codes.ts";
import { readersMissing } from "../../support/codes/three-readers.ts";

/** `npm run test:styles` tries all versions. */
const VERSIONS = process.env["STYLE_STEPS"] ? Array.from({ length: 25 }, (_, index) => index + 1) : [7];
const MODULE_PX = 6;

/** A text in byte mode that is just too long for the previous version at level M. */
function contentOf(version: number): string {
  for (let length = 1; ; length += 4) {
    const content = "https://example.com/".padEnd(length, "abcdefgh-").slice(0, length);
    if (makeQr(content, design({ level: "M" }), null).symbol.version >= version) return content;
  }
}

function design(texts: Record<string, string>) {
  const reading = readQrDesign(texts);
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join());
  return reading.design;
}

test.each(VERSIONS)("three readers read every preset in version %i without a warning", async (version) => {
  const content = contentOf(version);
  const size = String((17 + 4 * version + 8) * MODULE_PX);
  const failed: unknown[] = [];
  for (const name of PRESET_NAMES) {
    const code = makeQr(content, design({ ...PRESETS[name], level: "M", size }), null);
    const png = renderPngNode(code.drawing, code.widthPx);
    const { proof, damage } = await proveFile(png, "png", code, { isSearched: false });
    const missing = await readersMissing(content, await pixelsOf(png));
    const said = [proof.code, damage, ...qrCautions(code.symbol, code.design).map((one) => one.code)];
    if (said.join() !== "scans," || missing.length > 0) failed.push([name, said, missing]);
  }
  expect(failed).toEqual([]);
});

/** It takes a second per preset: every run measures one version, `npm run test:styles` all of them. */
const MEASURED = process.env["STYLE_STEPS"] ? VERSIONS : [2];

test.each(MEASURED)("no preset is frail in version %i", { timeout: 300_000 }, async (version) => {
  const content = contentOf(version);
  const zxing = await loadZxingScannerNode();
  const codes = PRESET_NAMES.map((name) => makeQr(content, design({ ...PRESETS[name], level: "M" }), null));
  const plain = await readInConditions(content, drawPlainQr(codes[0]!.symbol), zxing);
  const frail: unknown[] = [];
  for (const [at, { drawing }] of codes.entries()) {
    const robustness = compareRobustness(await readInConditions(content, drawing, zxing), plain);
    if (isFrail(robustness)) frail.push([PRESET_NAMES[at], robustness]);
  }
  expect(frail).toEqual([]);
});
