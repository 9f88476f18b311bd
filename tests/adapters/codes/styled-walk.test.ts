import { expect, test } from "vitest";
import { type MadeQr, makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { renderPdf } from "../../../adapters/codes/files/render-pdf.ts";
import { renderPngNode } from "../../../adapters/codes/files/render-png.node.ts";
import { renderSvg } from "../../../adapters/codes/files/render-svg.ts";
import { storedZlib } from "../../../adapters/codes/files/stored-zlib.ts";
import { PAGES } from "../../../core/codes/print/page.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { pixelsOf, randomFrom } from "../../support/codes/codes.ts";
import { pdfPixels } from "../../support/codes/independent-decoder.ts";
import { cautionOf, provePng, tryQr } from "../../support/codes/styled-step.ts";
import { readersMissing } from "../../support/codes/three-readers.ts";
import { designsFrom } from "../../support/codes/random-designs.ts";

/** `npm run test:styles` takes more steps; STYLE_SEED selects another walk. */
const SEED = Number(process.env["STYLE_SEED"] ?? 1);
const STEPS = Number(process.env["STYLE_STEPS"] ?? 10);
/** Px per module when a page is rendered: jsqr needs as many if the edges do not align with pixels. */
const PAGE_MODULE_PX = 6;

const walk = designsFrom(randomFrom(SEED));

const FILES = ["png", "svg", "pdf"] as const;

/** What readers see of the files of a code. */
async function pixelsOfFiles(code: MadeQr, png: Uint8Array) {
  const page = await renderPdf(code.drawing, code.boxOn(PAGES.a4));
  const modulePoints = (code.boxOn(PAGES.a4).width / code.drawing.width) * (72 / 25.4);
  const printed = await pdfPixels(page, Math.max(150 / 72, PAGE_MODULE_PX / modulePoints));
  return {
    png: await pixelsOf(png),
    svg: await pixelsOf(renderSvg(code.drawing, code.widthPx, storedZlib)),
    pdf: { ...printed, rgba: new Uint8ClampedArray(printed.data) },
  };
}

/** The files of the plain black code of the same content, level and size. */
function plainFiles({ asked, design: { size, level, margin } }: MadeQr) {
  const plain = makeQr(asked.content, qrDesignSchema.parse({ size, level, margin }), null);
  return pixelsOfFiles(plain, renderPngNode(plain.drawing, plain.widthPx));
}

test(
  `every styled file without a warning is read by three readers: ${STEPS} random designs, seed ${SEED}`,
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
      const { png, warning } = await provePng(code);
      if (warning !== null) {
        tally(`warned: ${warning}`);
        continue;
      }
      tally("handed out");
      const files = await pixelsOfFiles(code, png);
      for (const file of FILES) {
        const readers = await readersMissing(content, files[file]);
        if (readers.length > 0)
          failed.push({
            step,
            file,
            readers: readers.join(),
            plain: (await readersMissing(content, (await plainFiles(code))[file])).join(),
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
    expect(count["handed out"]).toBeGreaterThanOrEqual(STEPS / 4);
  },
);
