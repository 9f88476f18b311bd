import sharp from "sharp";
import { expect, test } from "vitest";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import { CONDITIONS, printed } from "../../../adapters/codes/robustness/conditions.ts";
import { pictureOf } from "../../../adapters/codes/scan/scan-gray.ts";
import { readByJsqr } from "../../../adapters/codes/scan/scan-jsqr.ts";
import { loadZxingScannerNode } from "../../../adapters/codes/scan/scan-zxing.node.ts";
import type { Drawing, Picture } from "../../../core/codes/drawing.ts";
import { EXPORT_SIZE } from "../../../core/codes/export-size.ts";
import { onWhite } from "../../../core/codes/on-ground.ts";
import { drawPlainQr } from "../../../core/codes/qr/draw-qr.ts";
import { pixelsOf, randomFrom } from "../../support/codes/codes.ts";
import { cautionOf, provePng, tryQr } from "../../support/codes/styled-step.ts";
import { designsFrom } from "../../support/codes/random-designs.ts";
import { readersMissing } from "../../support/codes/three-readers.ts";

/**
 * The designs of styled-walk.test.ts at a small size. `npm run test:styles` takes more steps; STYLE_SEED
 * selects another walk.
 */
const SEED = Number(process.env["STYLE_SEED"] ?? 1);
const STEPS = Math.min(1000, Number(process.env["STYLE_STEPS"] ?? 5));
const MODULE_PX = 1.5;
/** Px per module before the picture is shrunk. */
const SHARP_PX = 6;

const walk = designsFrom(randomFrom(SEED));
const zxing = await loadZxingScannerNode();
/** The smallest picture of the robustness check. */
const smallest = CONDITIONS.findLast(({ group }) => group === "small")!;

/** A code as seen from afar, shrunk by libvips, not by our own code. Its modules do not align with pixels. */
async function fromAfar(drawing: Drawing): Promise<Picture> {
  const { rgba, width, height } = onWhite(rasterize(drawing, Math.round(SHARP_PX * drawing.width)));
  const seen = sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(Math.round(MODULE_PX * drawing.width))
    .png();
  return pixelsOf(await seen.toBuffer());
}

/** Whether the robustness check counts 1.5 px per module as read. */
async function isReadSmall(content: string, drawing: Drawing): Promise<boolean> {
  const gray = smallest.see(printed(drawing));
  const readings = [...(await zxing.read(pictureOf(gray), { formats: "qr" })), ...readByJsqr(gray)];
  return readings.some(({ text, failed }) => text === content && !failed);
}

/** Counts the pictures, and how many of them each reader, at least one reader and all readers read. */
function readerTally() {
  const tally = { pictures: 0, jsqr: 0, zxing: 0, zbar: 0, any: 0, all: 0 };
  const add = (missing: string[]) => {
    tally.pictures++;
    for (const reader of ["jsqr", "zxing", "zbar"] as const) if (!missing.includes(reader)) tally[reader]++;
    if (missing.length < 3) tally.any++;
    if (missing.length === 0) tally.all++;
  };
  return { tally, add };
}

test(
  `at ${MODULE_PX} px a module every file has a warning: ${STEPS} random designs, seed ${SEED}`,
  { timeout: 60_000 + STEPS * 20_000 },
  async () => {
    const count: Record<string, number> = {};
    const reports = {
      "files with no warning but of their size": readerTally(),
      "seen from afar": readerTally(),
      "the same as plain codes": readerTally(),
      "seen from afar, read by the figure of robustness": readerTally(),
      "seen from afar, not read by it": readerTally(),
    };
    for (let step = 0; step < STEPS; step++) {
      const styled = walk.styled();
      const { content, design } = styled;
      const tally = (outcome: string) => (count[outcome] = (count[outcome] ?? 0) + 1);
      const large = tryQr(styled);
      if (typeof large === "string") {
        tally(`refused: ${large}`);
        continue;
      }
      const modules = large.symbol.size + 2 * large.design.margin;
      const size = Math.max(EXPORT_SIZE.min, Math.round(MODULE_PX * modules));
      const small = tryQr({ ...styled, design: { ...design, size } });
      if (typeof small === "string") {
        tally(`refused when small: ${small}`);
        continue;
      }
      const caution = cautionOf(small);
      const { png, warning } = await provePng(small);
      tally(
        caution === "caution.dense" ? `${caution}, ${warning ?? "reads"}` : (caution ?? warning ?? "none"),
      );
      if (caution === "caution.dense" && warning === null)
        reports["files with no warning but of their size"].add(
          await readersMissing(content, await pixelsOf(png)),
        );
      if (cautionOf(large) !== null || (await provePng(large)).warning !== null) continue;
      const missing = await readersMissing(content, await fromAfar(large.drawing));
      reports["seen from afar"].add(missing);
      reports["the same as plain codes"].add(
        await readersMissing(content, await fromAfar(drawPlainQr(large.symbol))),
      );
      const isRead = await isReadSmall(content, large.drawing);
      reports[
        isRead ? "seen from afar, read by the figure of robustness" : "seen from afar, not read by it"
      ].add(missing);
    }
    console.log(`${STEPS} designs at ${MODULE_PX} px a module, seed ${SEED}: ${JSON.stringify(count)}`);
    for (const [name, { tally }] of Object.entries(reports)) console.log(`${name}: ${JSON.stringify(tally)}`);
    expect(count["none"]).toBeUndefined();
  },
);
