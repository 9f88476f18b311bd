import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { MadeCode } from "../../../../adapters/codes/encode/made-code.ts";
import { makeBarcode } from "../../../../adapters/codes/encode/make-barcode.ts";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { loadRenderer } from "../../../../adapters/codes/files/load-renderer.node.ts";
import { placeOnPage } from "../../../../adapters/codes/files/pdf-box.ts";
import { frameLettering } from "../../../../adapters/codes/letters/frame-lettering.node.ts";
import { proveFile } from "../../../../adapters/codes/prove/prove-file.node.ts";
import { rasterize } from "../../../../adapters/codes/raster/rasterize.ts";
import { PLAIN_PRESS } from "../../../../core/codes/print/press.ts";
import { PAGES } from "../../../../core/codes/print/page.ts";
import { FRAME_KINDS } from "../../../../core/codes/qr/frame/frame.ts";
import type { QrSymbol } from "../../../../core/codes/qr/symbol.ts";
import {
  type DesignTexts,
  readBarcodeDesign,
  readQrDesign,
} from "../../../../core/codes/texts/design-texts.ts";
import { logo } from "../../../support/codes/codes.ts";
import { pdfPixels, readPixels } from "../../../support/codes/independent-decoder.ts";

const CONTENT = "https://quietzone.example/menu";
const DPIS = [203, 300, 600, 1200];
/** Resolution at which a page is measured: 0.0053 mm per px. */
const FINE_DPI = 4800;
const NOW = new Date("2026-11-28T00:00:00Z");

const qrOf = (texts: DesignTexts, content = CONTENT) => {
  const reading = readQrDesign(texts);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return makeQr(content, reading.design, null);
};
const barcodeOf = (texts: DesignTexts) => {
  const reading = readBarcodeDesign(texts);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const made = makeBarcode("EAN13", "4006381333931", reading.design);
  if (!made.ok) throw new Error(made.message);
  return made;
};

const sizeOf = (code: MadeCode) => {
  if (code.printed === null) throw new Error("It has no size on paper.");
  return code.printed;
};

interface Gray {
  data: Uint8Array;
  width: number;
  height: number;
}
const grayOf = async (bytes: Uint8Array, density?: number): Promise<Gray> => {
  const image = sharp(bytes, density === undefined ? {} : { density })
    .flatten({ background: "#fff" })
    .grayscale();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The first page as drawn by PDFium, which is independent of the code that writes it. */
const pageOf = async (pdf: Uint8Array, dpi: number): Promise<Gray> => {
  const { data, width, height } = await pdfPixels(pdf, dpi / 72);
  return { data: data.filter((_, at) => at % 4 === 0), width, height };
};

/** The edges in the row with the most changes between light and dark, px from the left. */
const edgesOf = ({ data, width, height }: Gray): number[] => {
  let best: number[] = [];
  for (let y = 0; y < height; y++) {
    const edges: number[] = [];
    for (let x = 1; x < width; x++)
      if (data[y * width + x]! < 128 !== data[y * width + x - 1]! < 128) edges.push(x);
    if (edges.length > best.length) best = edges;
  }
  return best;
};

/** The largest distance in mm of a module's edge from its declared place. */
const worstEdge = (edges: number[], pxPerMm: number, moduleMm: number): number => {
  const [first = 0] = edges;
  return Math.max(
    ...edges.map((edge) => {
      const mm = (edge - first) / pxPerMm;
      return Math.abs(mm - Math.round(mm / moduleMm) * moduleMm);
    }),
  );
};

const KINDS: [string, (texts: DesignTexts) => MadeCode][] = [
  ["QR code", qrOf],
  ["barcode", barcodeOf],
];

describe.each(KINDS)("a %s", (_, make) => {
  test.each(DPIS)(
    "as PNG at %i dpi declares its resolution and has the same dots for each module",
    async (dpi) => {
      const code = make({ module: "0.4mm", dpi: String(dpi) });
      const { dots, width } = sizeOf(code);
      const png = await (await loadRenderer("png"))(code, NOW);
      const facts = await sharp(png).metadata();
      expect(facts.density).toBeCloseTo(dpi, 0);
      expect((facts.width * 25.4) / dpi).toBeCloseTo(width, 3);
      const edges = edgesOf(await grayOf(png));
      expect(edges.length).toBeGreaterThan(10);
      for (const edge of edges) expect((edge - edges[0]!) % dots).toBe(0);
      expect((await proveFile(png, "png", code, { isSearched: false })).proof.scans).toBe(true);
    },
  );

  test.each(DPIS)("as SVG for %i dpi has its size in mm", async (dpi) => {
    const code = make({ module: "0.4mm", dpi: String(dpi) });
    const { width, height, module } = sizeOf(code);
    const svg = await (await loadRenderer("svg"))(code, NOW);
    const text = new TextDecoder().decode(svg);
    const [, w, h] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(text) ?? [];
    expect(Number(w)).toBeCloseTo(width, 2);
    expect(Number(h)).toBeCloseTo(height, 2);
    const drawn = await grayOf(svg, Math.sqrt(72 * 2400));
    expect(worstEdge(edgesOf(drawn), drawn.width / width, module)).toBeLessThan(0.011);
    const { proof, damage } = await proveFile(svg, "svg", code, { isSearched: false });
    expect({ scans: proof.scans, damage }).toEqual({ scans: true, damage: null });
  });

  test.each([203, 1200])("as PDF for %i dpi fills a page of its size", async (dpi) => {
    const code = make({ module: "0.4mm", dpi: String(dpi) });
    const { width, height, module } = sizeOf(code);
    const pdf = await (await loadRenderer("pdf", { ...PLAIN_PRESS, page: "code" }))(code, NOW);
    const [, w, h] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(Buffer.from(pdf).toString("latin1")) ?? [];
    expect((Number(w) / 72) * 25.4).toBeCloseTo(width, 2);
    expect((Number(h) / 72) * 25.4).toBeCloseTo(height, 2);
    const rendered = await pageOf(pdf, FINE_DPI);
    // PDFium renders whole points and stretches the page to fill them
    const px = rendered.width / width;
    // both ends of a distance are rounded to a px
    expect(worstEdge(edgesOf(rendered), px, module)).toBeLessThan(1.5 / px);
  });
});

test("a code on an A4 page has its size, and is centered on the dots of its printer", () => {
  const code = qrOf({ size: "25.4mm", dpi: "600" });
  const { page, box } = placeOnPage(code, PAGES.a4);
  expect(page).toEqual(PAGES.a4);
  expect(box).toMatchObject({ width: 25.4, height: 25.4, dpi: 600 });
  const dots = [box.x, page.height - 25.4 - box.y].map((mm) => (mm / 25.4) * 600);
  expect(dots.map((dot) => Math.abs(dot - Math.round(dot)) < 1e-6)).toEqual([true, true]);
  const half = 25.4 / 600 / 2;
  expect(Math.abs(box.x - (210 - 25.4) / 2)).toBeLessThanOrEqual(half);
  expect(Math.abs(box.y - (297 - 25.4) / 2)).toBeLessThanOrEqual(half);
});

test("a page that is too small for the code is refused with both sizes", () => {
  const code = qrOf({ size: "50mm" });
  expect(() => placeOnPage(code, { width: 40, height: 100 })).toThrow(
    "The code is 49.953 mm wide and 49.953 mm high, too large for a page of 40 mm by 100 mm",
  );
});

/** The number of px with another color than their module. */
const unevenPixels = (code: MadeCode & { symbol: QrSymbol }): number => {
  const { drawing, widthPx, symbol } = code;
  const { dots } = sizeOf(code);
  const { width, height, rgba } = rasterize(drawing, widthPx);
  const place = drawing.symbol ?? { x: 4, y: 4 };
  const left = Math.round((place.x * width) / drawing.width);
  const top = Math.round((place.y * height) / drawing.height);
  let wrong = 0;
  for (let y = 0; y < symbol.size * dots; y++)
    for (let x = 0; x < symbol.size * dots; x++) {
      const dark = rgba[((top + y) * width + left + x) * 4]! < 128 ? 1 : 0;
      if (dark !== symbol.modules[Math.floor(y / dots) * symbol.size + Math.floor(x / dots)]) wrong++;
    }
  return wrong;
};

test.each(FRAME_KINDS)("all modules in the frame %s have the same width", async (kind) => {
  for (const size of [{ module: "7" }, { size: "33mm" }, { size: "25mm" }])
    for (const content of ["hi", "x".repeat(300)]) {
      const reading = readQrDesign({ frame: kind, frame_text: "Scan me please", dpi: "600", ...size });
      if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
      const code = makeQr(content, reading.design, null, await frameLettering(reading.design));
      expect(unevenPixels(code)).toBe(0);
    }
});

test("zbar reads a styled code with a logo at 600 dpi from its PNG", async () => {
  const reading = readQrDesign({ size: "30mm", dpi: "600", modules: "rounded", eyes: "circle", level: "H" });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const code = makeQr(CONTENT, reading.design, logo());
  const png = await (await loadRenderer("png"))(code, NOW);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(await readPixels({ data, width: info.width, height: info.height })).toEqual([CONTENT]);
});
