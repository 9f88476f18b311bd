import { expect, test } from "vitest";
import { type MadeQr, makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { renderPdf } from "../../../adapters/codes/files/render-pdf.ts";
import { renderPngNode } from "../../../adapters/codes/files/render-png.node.ts";
import { renderSvg } from "../../../adapters/codes/files/render-svg.ts";
import { storedZlib } from "../../../adapters/codes/files/stored-zlib.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { PAGES } from "../../../core/codes/print/page.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { pixelsOf, randomFrom } from "../../support/codes/codes.ts";
import { pdfPixels } from "../../support/codes/independent-decoder.ts";
import { cautionOf, tryQr, warningOf } from "../../support/codes/styled-step.ts";
import { readersMissing } from "../../support/codes/three-readers.ts";
import { designsFrom } from "../../support/codes/random-designs.ts";

/** `npm run test:styles` takes more steps; STYLE_SEED selects another walk. */
const SEED = Number(process.env["STYLE_SEED"] ?? 1);
const STEPS = Number(process.env["STYLE_STEPS"] ?? 10);
/** Dots per inch at which pages are rendered: a reader that misses a code at one of them, as each does at times, reads it at another. */
const PAGE_DPI = [150, 300];

const walk = designsFrom(randomFrom(SEED));

const FILES = ["png", "svg", "pdf"] as const;

/** The bytes of a file of a code, and the pictures that readers may see of it. */
const FILE_OF = {
  async png(code: MadeQr) {
    const bytes = renderPngNode(code.drawing, code.widthPx);
    return { bytes, pictures: [() => pixelsOf(bytes)] };
  },
  async svg(code: MadeQr) {
    const bytes = Buffer.from(renderSvg(code.drawing, code.widthPx, storedZlib));
    return { bytes, pictures: [() => pixelsOf(bytes)] };
  },
  async pdf(code: MadeQr) {
    const bytes = await renderPdf(code.drawing, code.boxOn(PAGES.a4));
    const pictures = PAGE_DPI.map((dpi) => async () => {
      const page = await pdfPixels(bytes, dpi / 72);
      return { ...page, rgba: new Uint8ClampedArray(page.data) };
    });
    return { bytes, pictures };
  },
};

/** The readers that miss this content in all pictures of a file. */
async function readersMissingAll(
  content: string,
  pictures: readonly (() => Promise<Picture>)[],
): Promise<string[]> {
  let missing = ["jsqr", "zxing", "zbar"];
  for (const picture of pictures) {
    if (missing.length === 0) break;
    const now = await readersMissing(content, await picture());
    missing = missing.filter((reader) => now.includes(reader));
  }
  return missing;
}

/** The plain black code of the same content, level and size. */
const plainOf = ({ asked, design: { size, level, margin } }: MadeQr): MadeQr =>
  makeQr(asked.content, qrDesignSchema.parse({ size, level, margin }), null);

test(
  `three readers read every styled file without a warning: ${STEPS} random designs, seed ${SEED}`,
  { timeout: 60_000 + STEPS * 20_000 },
  async () => {
    const count: Record<string, number> = {};
    const failed: unknown[] = [];
    for (let step = 0; step < STEPS; step++) {
      const styled = walk.styled();
      const { content, version, design, hasLogo } = styled;
      const tally = (outcome: string) => (count[outcome] = (count[outcome] ?? 0) + 1);
      const code = tryQr(styled);
      if (typeof code === "string") {
        tally(`refused: ${code}`);
        continue;
      }
      const caution = cautionOf(code);
      if (caution !== null) {
        tally(`warned: ${caution}`);
        continue;
      }
      for (const format of FILES) {
        const { bytes, pictures } = await FILE_OF[format](code);
        const warning = await warningOf(bytes, format, code);
        tally(warning === null ? `${format} handed out` : `${format} warned: ${warning}`);
        const readers = warning === null ? await readersMissingAll(content, pictures) : [];
        if (readers.length === 0) continue;
        const plain = await FILE_OF[format](plainOf(code));
        failed.push({
          step,
          format,
          readers: readers.join(),
          readersMissingPlain: (await readersMissingAll(content, plain.pictures)).join(),
          version,
          hasLogo,
          px: code.widthPx / code.drawing.width,
          design,
        });
      }
    }
    console.log(
      `${STEPS} styled designs, seed ${SEED}: ${JSON.stringify(count)}, ${failed.length} files failed`,
    );
    expect(failed).toEqual([]);
    expect(count["png handed out"]).toBeGreaterThanOrEqual(STEPS / 4);
  },
);
