import { readFile } from "node:fs/promises";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { scanRGBABuffer } from "@undecaf/zbar-wasm";
import sharp from "sharp";

/**
 * Reads a finished file with programs that the product does not use: libpng and librsvg (through sharp) or
 * PDFium for the pixels, zbar for the codes.
 *
 * @param path a .png, .svg or .pdf file
 * @returns the text of every code in it
 */
export async function readFileIndependently(path: string): Promise<string[]> {
  const bytes = await readFile(path);
  return readPixels(path.endsWith(".pdf") ? await pdfPixels(bytes) : await imagePixels(bytes));
}

/** Reads the codes in the bytes of a picture. */
export const readPictureIndependently = async (bytes: Uint8Array): Promise<string[]> =>
  readPixels(await imagePixels(bytes));

/** Reads the codes in pixels. */
export async function readPixels({ data, width, height }: Pixels): Promise<string[]> {
  const symbols = await scanRGBABuffer(Uint8Array.from(data).buffer, width, height);
  return symbols.map((symbol) => symbol.decode("utf-8"));
}

export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

async function imagePixels(bytes: Uint8Array): Promise<Pixels> {
  const image = sharp(bytes).flatten({ background: "#ffffff" }).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * A page of a PDF, by default the first one at 150 dpi, as on an office printer.
 * @param scale px per point
 */
export async function pdfPixels(bytes: Uint8Array, scale = 150 / 72, page = 0): Promise<Pixels> {
  const rendered = await pdfPages(bytes, scale, page, page + 1);
  if (!rendered[0]) throw new Error(`There is no page ${page}`);
  return rendered[0];
}

/** The pages of a PDF from `from` up to, but not including, `to`. */
export async function pdfPages(bytes: Uint8Array, scale: number, from = 0, to = Infinity): Promise<Pixels[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  try {
    const pages: Pixels[] = [];
    for (let at = from; at < Math.min(to, document.getPageCount()); at++) {
      const page = await document.getPage(at).render({ scale, render: "bitmap" });
      pages.push({ data: page.data, width: page.width, height: page.height });
    }
    return pages;
  } finally {
    document.destroy();
    library.destroy();
  }
}
