import { spawnSync } from "node:child_process";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { makeQr, type MadeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { renderEps } from "../../../../adapters/codes/files/render-eps.ts";
import { renderPdf } from "../../../../adapters/codes/files/render-pdf.ts";
import { renderSvg } from "../../../../adapters/codes/files/render-svg.ts";
import { rasterize } from "../../../../adapters/codes/raster/rasterize.ts";
import { pdfDrawing, pdfNumbers } from "../../../../adapters/codes/sheet/pdf-drawing.ts";
import { createPdfFile } from "../../../../adapters/codes/sheet/pdf-file.ts";
import { svgPicture } from "../../../../adapters/codes/svg/svg-picture.ts";
import { drawnPictureProblem } from "../../../../core/codes/print/picture-ink.ts";
import { PLAIN_PRESS } from "../../../../core/codes/print/press.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { pdfPixels, type Pixels, readPixels } from "../../../support/codes/independent-decoder.ts";
import { ORDINARY_LOGOS } from "./ordinary-logos.ts";

const CONTENT = "https://quietzone.example/menu";
const NOW = new Date("2026-11-29T00:00:00Z");
/** Side of the compared pictures, px. */
const SIDE = 600;
const SIDE_MM = 100;

const codeWith = (svg: string): MadeQr => {
  const design = qrDesignSchema.parse({ size: SIDE, level: "H", logoSize: 70 });
  return makeQr(CONTENT, design, svgPicture(new TextEncoder().encode(svg)));
};

const box = { x: 0, y: 0, width: SIDE_MM, height: SIDE_MM };
const page = { width: SIDE_MM, height: SIDE_MM };
const epsOf = (code: MadeQr, ink: "rgb" | "k" = "rgb") =>
  renderEps(code.drawing, page, NOW, deflateSync, { ...PLAIN_PRESS, ink });
const pdfOf = (code: MadeQr, ink: "rgb" | "k" = "rgb") =>
  renderPdf(code.drawing, box, NOW, page, { ...PLAIN_PRESS, ink });

/** As a label prints it: the only one of its sheet, which is as large as the code. */
const sheetOf = ({ drawing }: MadeQr, ink: "rgb" | "k" = "rgb"): Uint8Array => {
  const chunks: Uint8Array[] = [];
  const sink = { write: (bytes: Uint8Array) => void chunks.push(bytes), finish: () => {} };
  const file = createPdfFile(sink, { deflate: deflateSync }, { page, title: "", now: NOW, ink });
  const scale = pdfNumbers([SIDE_MM / drawing.width, 0, 0, SIDE_MM / drawing.height, 0, 0], 9);
  file.addPage(`${scale} cm\n${pdfDrawing(drawing, file)}`);
  file.finish(null);
  return Buffer.concat(chunks);
};

const scaled = async (image: Sharp): Promise<Pixels> => {
  const sized = image
    .flatten({ background: "#ffffff" })
    .resize(SIDE, SIDE, { fit: "fill" })
    .toColorspace("srgb");
  const { data, info } = await sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const drawnByPdfium = async (file: Uint8Array): Promise<Pixels> => {
  const { data, width, height } = await pdfPixels(file, 4 * (SIDE / SIDE_MM) * (25.4 / 72));
  return scaled(sharp(data, { raw: { width, height, channels: 4 } }));
};

const POPPLER = "pdftoppm";
const hasPoppler = spawnSync(POPPLER, ["-v"]).error === undefined;
const drawnByPoppler = (file: Uint8Array): Promise<Pixels> =>
  scaled(sharp(spawnSync(POPPLER, ["-png", "-r", "152.4", "-"], { input: file, maxBuffer: 1e9 }).stdout));

/** The share of pixels that differ by more than a quarter: the renderers smooth edges differently. */
function differing(one: Pixels, other: Pixels): number {
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const most = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs(one.data[at + channel]! - other.data[at + channel]!)),
    );
    if (most > 64) count += 1;
  }
  return count / (one.width * one.height);
}

const previewOf = async ({ drawing }: MadeQr): Promise<Pixels> => {
  const { width, height, rgba } = rasterize(drawing, SIDE);
  return scaled(sharp(rgba, { raw: { width, height, channels: 4 } }));
};

const JUDGE = "gs";
const hasGhostscript = spawnSync(JUDGE, ["-v"]).error === undefined;
const GS = ["-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dEPSCrop", "-sOutputFile=-", "-"];
const ghostscript = (eps: Uint8Array, ...options: string[]): Buffer =>
  spawnSync(JUDGE, [...options, ...GS], { input: eps, maxBuffer: 1e9 }).stdout;

describe.each(Object.entries(ORDINARY_LOGOS))("a logo with %s", (_name, svg) => {
  const code = codeWith(svg);

  test("is drawn as shapes in SVG, confirmed by librsvg, and the code is read", async () => {
    const file = renderSvg(code.drawing, SIDE, deflateSync);
    expect(file).not.toContain("<image");
    const seen = await scaled(sharp(Buffer.from(file)));
    expect(differing(seen, await previewOf(code))).toBeLessThan(0.01);
    expect(await readPixels(seen)).toEqual([CONTENT]);
  });

  test("is drawn as shapes in PDF, confirmed by PDFium, and the code is read", async () => {
    const file = await pdfOf(code);
    expect(Buffer.from(file).includes("/Subtype /Image")).toBe(false);
    const seen = await drawnByPdfium(file);
    expect(differing(seen, await previewOf(code))).toBeLessThan(0.01);
    expect(await readPixels(seen)).toEqual([CONTENT]);
  });

  test("is drawn as shapes on a sheet, confirmed by PDFium, and the code is read", async () => {
    const file = sheetOf(code);
    expect(Buffer.from(file).includes("/Subtype/Image")).toBe(false);
    const seen = await drawnByPdfium(file);
    expect(differing(seen, await drawnByPdfium(await pdfOf(code)))).toBeLessThan(0.001);
    expect(await readPixels(seen)).toEqual([CONTENT]);
  });

  test.runIf(hasPoppler)("is drawn as shapes on a sheet, confirmed by Poppler", async () => {
    const [sheet, single] = await Promise.all([sheetOf(code), await pdfOf(code)].map(drawnByPoppler));
    expect(differing(sheet!, single!)).toBeLessThan(0.01);
  });

  test.runIf(hasGhostscript)(
    "is drawn as shapes in EPS, confirmed by Ghostscript, and the code is read",
    async () => {
      const file = epsOf(code);
      expect(new TextDecoder().decode(file)).not.toContain("/ImageType");
      const png = ghostscript(file, "-sDEVICE=png16m", "-r304.8", "-dGraphicsAlphaBits=4");
      const seen = await scaled(sharp(png));
      expect(differing(seen, await previewOf(code))).toBeLessThan(0.02);
      expect(await readPixels(seen)).toEqual([CONTENT]);
    },
  );
});

const GRAYS =
  '<circle cx="50" cy="50" r="50"/><path fill="#888" d="M20 20H80V80H20Z"/><path fill="none" stroke="#fff" stroke-width="8" d="M30 50H70"/>';
const inSvg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`;

describe("in black ink alone", () => {
  test.runIf(hasGhostscript)("a logo in black and grays uses no other ink", async () => {
    const code = codeWith(inSvg(GRAYS));
    expect(drawnPictureProblem(code.drawing, "k")).toBeNull();
    for (const file of [epsOf(code, "k"), await pdfOf(code, "k"), sheetOf(code, "k")])
      expect(ghostscript(file, "-sDEVICE=inkcov").toString()).toMatch(
        /^ *0\.00000 +0\.00000 +0\.00000 +0\.[0-9]*[1-9][0-9]* +CMYK OK/,
      );
  });

  test.each([
    ["a color", '<circle r="50" cx="50" cy="50" fill="#00c"/>', "prints no colors"],
    [
      "a gradient of grays",
      '<linearGradient id="g"><stop/><stop offset="1" stop-color="#888"/></linearGradient><circle r="50" cx="50" cy="50" fill="url(#g)"/>',
      "prints no gradient",
    ],
  ])("%s is refused", (_name, inside, sentence) => {
    expect(drawnPictureProblem(codeWith(inSvg(inside)).drawing, "k")?.message).toContain(sentence);
  });
});

test("a logo is drawn as shapes if the picture is larger than its pixels", () => {
  const code = codeWith(inSvg('<path d="M0 0H100V100Z"/>'));
  const { width, rgba } = rasterize(code.drawing, 6000);
  // across the slanted edge: enlarged pixels would be gray for several px
  const row = rgba.subarray(3000 * width * 4, 3001 * width * 4);
  const grays = Array.from({ length: 400 }, (_, at) => row[(2800 + at) * 4]!).filter(
    (level) => level > 0 && level < 255,
  );
  expect(grays.length).toBeLessThanOrEqual(3);
});
