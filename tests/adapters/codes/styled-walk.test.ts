import { expect, test } from "vitest";
import { makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { renderPdf } from "../../../adapters/codes/files/render-pdf.ts";
import { renderPngNode } from "../../../adapters/codes/files/render-png.node.ts";
import { renderSvg } from "../../../adapters/codes/files/render-svg.ts";
import { storedZlib } from "../../../adapters/codes/files/stored-zlib.ts";
import { proveFile } from "../../../adapters/codes/prove/prove-file.node.ts";
import { colorsCaution } from "../../../core/codes/qr/qr-design-fixes.ts";
import { PAGES } from "../../../core/codes/print/page.ts";
import { qrCautions } from "../../../core/codes/qr/qr-cautions.ts";
import { DomainError } from "../../../core/errors.ts";
import { logo, pixelsOf, randomFrom } from "../../support/codes/codes.ts";
import { pdfPixels } from "../../support/codes/independent-decoder.ts";
import { readersMissing } from "../../support/codes/three-readers.ts";
import { designsFrom } from "../../support/codes/random-designs.ts";

/** `npm run test:styles` takes more steps; STYLE_SEED=2 takes others. */
const SEED = Number(process.env["STYLE_SEED"] ?? 1);
const STEPS = Number(process.env["STYLE_STEPS"] ?? 10);
/** Px a module at which a page is looked at: jsqr needs as many where the edges lie on no whole pixels. */
const PAGE_MODULE_PX = 6;

const walk = designsFrom(randomFrom(SEED));
const picture = logo();

test(
  `every styled file without a warning is read by three readers: ${STEPS} random designs, seed ${SEED}`,
  { timeout: 60_000 + STEPS * 20_000 },
  async () => {
    const count: Record<string, number> = {};
    const failed: unknown[] = [];
    for (let step = 0; step < STEPS; step++) {
      const { content, version, design, hasLogo } = walk.styled();
      const tally = (outcome: string) => (count[outcome] = (count[outcome] ?? 0) + 1);
      let code;
      try {
        code = makeQr(content, design, hasLogo ? picture : null);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        tally(`refused: ${error.code}`);
        continue;
      }
      if (colorsCaution(design) !== null) {
        tally("warned: colors");
        continue;
      }
      const [caution] = qrCautions(code.symbol, code.design);
      if (caution) {
        tally(`warned: ${caution.code}`);
        continue;
      }
      const png = renderPngNode(code.drawing, code.widthPx);
      const { proof, damage } = await proveFile(png, "png", code, { isSearched: false });
      if (!proof.scans || damage !== null || proof.code !== "scans") {
        tally(`warned: ${damage ?? proof.code}`);
        continue;
      }
      tally("handed out");
      const page = await renderPdf(code.drawing, code.boxOn(PAGES.a4));
      const modulePoints = (code.boxOn(PAGES.a4).width / code.drawing.width) * (72 / 25.4);
      const printed = await pdfPixels(page, Math.max(150 / 72, PAGE_MODULE_PX / modulePoints));
      const files = {
        png: await pixelsOf(png),
        svg: await pixelsOf(renderSvg(code.drawing, code.widthPx, storedZlib)),
        pdf: { ...printed, rgba: new Uint8ClampedArray(printed.data) },
      };
      for (const [file, pixels] of Object.entries(files)) {
        const readers = await readersMissing(content, pixels);
        if (readers.length > 0)
          failed.push({
            step,
            file,
            readers: readers.join(),
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
