import { expect, test } from "vitest";
import { jsbarcodeEncoder } from "../../../adapters/codes/encode/jsbarcode-encoder.ts";
import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import { renderPngNode } from "../../../adapters/codes/files/render-png.node.ts";
import { renderSvg } from "../../../adapters/codes/files/render-svg.ts";
import { storedZlib } from "../../../adapters/codes/files/stored-zlib.ts";
import { tryBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import { BLACK, judgeContrast, parseColor, WHITE } from "../../../core/codes/color.ts";
import type { Drawing, Picture } from "../../../core/codes/drawing.ts";
import { judgesOf, prove } from "../../../core/codes/prove.ts";
import type { ExpectedCode } from "../../../core/codes/reading.ts";
import { createQr } from "../../../core/codes/qr/create-qr.ts";
import { qrPixelSize } from "../../../core/codes/qr/design.ts";
import { DomainError } from "../../../core/errors.ts";
import { decoders, isSamePicture, logo, pixelsOf, randomFrom } from "../../support/codes/codes.ts";
import { designsFrom } from "../../support/codes/random-designs.ts";

/** `npm run test:walk` takes more steps; WALK_SEED selects another walk. */
const SEED = Number(process.env.WALK_SEED ?? 1);
const STEPS = Number(process.env.WALK_STEPS ?? 150);

interface Made {
  asked: ExpectedCode;
  drawing: Drawing;
  widthPx: number;
  design: { foreground: string; background: string };
  /** Its pixels, rendered on first use. */
  raster: () => Picture;
}

function rasterOnce(drawing: Drawing, widthPx: number): () => Picture {
  let raster: Picture | null = null;
  return () => (raster ??= rasterize(drawing, widthPx));
}

const walk = designsFrom(randomFrom(SEED));
const picture = logo();

/** A code with random content and design, or null if the page refuses it. */
function makeQr(): Made | null {
  const { content, design, hasLogo } = walk.qr();
  try {
    const { drawing } = createQr(qrEncoder, content, design, hasLogo ? picture : null);
    const { width: widthPx } = qrPixelSize(design);
    const raster = rasterOnce(drawing, widthPx);
    return { asked: { format: "QR Code", content }, drawing, widthPx, design, raster };
  } catch (error) {
    if (error instanceof DomainError && error.code === "content_too_long") return null;
    throw error;
  }
}

function makeBarcode(): Made | null {
  const { format, content, design } = walk.barcode();
  const made = tryBarcode(jsbarcodeEncoder, format, content, design);
  if (!made.ok) return null;
  const { symbol, drawing } = made;
  const { width: widthPx } = drawing;
  const raster = rasterOnce(drawing, widthPx);
  return { asked: { format, content: symbol.content }, drawing, widthPx, design, raster };
}

/** The warning that the page shows before the export, beside the pickers or the download button. */
async function warningOf({ asked, design, raster }: Made): Promise<"colors" | "proof" | null> {
  const kind = asked.format === "QR Code" ? "qr" : "barcode";
  const [foreground, background] = [parseColor(design.foreground), parseColor(design.background)];
  if (!judgeContrast(foreground ?? BLACK, background ?? WHITE, kind).ok) return "colors";
  const { scans } = await prove(asked, raster(), judgesOf(asked.format, decoders));
  return scans ? null : "proof";
}

test(
  `every file exported without a warning decodes: ${STEPS} random designs, seed ${SEED}`,
  { timeout: 1_200_000 },
  async () => {
    const count = { exported: 0, warned_colors: 0, warned_proof: 0, refused: 0 };
    const failed: unknown[] = [];
    for (let step = 0; step < STEPS; step++) {
      const isQr = step % 3 !== 0;
      const made = isQr ? makeQr() : makeBarcode();
      const warning = made && (await warningOf(made));
      count[!made ? "refused" : warning ? (`warned_${warning}` as const) : "exported"]++;
      if (!made || warning) continue;
      const { asked, drawing, widthPx, raster } = made;
      const isSvg = walk.chance(0.2);
      const pixels = await pixelsOf(
        isSvg ? renderSvg(drawing, widthPx, storedZlib) : renderPngNode(drawing, widthPx),
      );
      // if libpng yields exactly the proven pixels, jsqr would only repeat its result
      const proven = isSamePicture(pixels, raster());
      const judges = judgesOf(asked.format, decoders).slice(proven ? -1 : 0);
      const { scans, message } = await prove(asked, pixels, judges);
      if (!scans) failed.push({ step, asked, design: made.design, widthPx, isSvg, message });
    }
    const share = (part: number) => `${((100 * part) / STEPS).toFixed(1)}%`;
    console.log(
      `${STEPS} designs, seed ${SEED}: ${share(count.exported)} exported without a warning, ` +
        `${share(count.warned_colors)} warned for their colors, ${share(count.warned_proof)} because they did not ` +
        `read back, ${share(count.refused)} refused with a sentence. ${failed.length} failed.`,
    );
    expect(failed).toEqual([]);
    expect(count.exported).toBeGreaterThan(STEPS / 4);
  },
);
