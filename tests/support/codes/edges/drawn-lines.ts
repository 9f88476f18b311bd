import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Page, PageBox } from "../../../../core/codes/print/page.ts";
import { drawnLabel } from "../drawn-labels.ts";
import { pdfPixels } from "../independent-decoder.ts";
import type { Line } from "./edges-of.ts";

export const EDGE_KINDS = ["png", "svg", "pdf", "eps", "zpl"] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

/** Resolution for rendering vectors, dpi; gray pixels show where in them an edge lies. */
const FINE = 4800;

/** A file drawn by an independent program. */
export interface DrawnFile {
  /** @param y mm from the top */
  across: (y: number) => Line;
  /** @param x mm from the left */
  down: (x: number) => Line;
}

const GHOSTSCRIPT = "gs";
const POPPLER = "pdftoppm";
const isThere = (program: string): boolean => spawnSync(program, ["-v"]).error === undefined;
/** Whether a program for this kind is installed. */
export const canDraw = (kind: EdgeKind): boolean => kind !== "eps" || isThere(GHOSTSCRIPT);
/** Whether the program for parts of large pages is installed. */
export const canDrawPages = (): boolean => isThere(POPPLER);

const within = (share: number, side: number): number => Math.min(side - 1, Math.floor(share * side));

/** The lines of a whole picture, from one of its channels. @param mm size of the picture */
function pictureLines(
  { data, width, height, channels }: { data: Uint8Array; width: number; height: number; channels: number },
  mm: Page,
): DrawnFile {
  const dark = (x: number, y: number) => 1 - data[(y * width + x) * channels]! / 255;
  return {
    across: (at) => {
      const y = within(at / mm.height, height);
      return { dark: Array.from({ length: width }, (_, x) => dark(x, y)), mm: mm.width };
    },
    down: (at) => {
      const x = within(at / mm.width, width);
      return { dark: Array.from({ length: height }, (_, y) => dark(x, y)), mm: mm.height };
    },
  };
}

/** @param dpi of the code @param size declared size of the file, mm */
export async function drawnFile(
  kind: EdgeKind,
  bytes: Uint8Array,
  { dpi, size }: { dpi: number; size: Page },
): Promise<DrawnFile> {
  if (kind === "zpl") {
    const label = await drawnLabel(new TextDecoder().decode(bytes));
    const [width, height] = [(label.width / dpi) * 25.4, (label.height / dpi) * 25.4];
    return pictureLines({ ...label, channels: 4 }, { width, height });
  }
  if (kind === "pdf") {
    // PDFium renders whole points and stretches the page to fill them
    return pictureLines({ ...(await pdfPixels(bytes, FINE / 72)), channels: 4 }, size);
  }
  const picture = kind === "eps" ? drawnEps(bytes) : bytes;
  const image = sharp(picture, kind === "svg" ? { density: Math.sqrt(72 * FINE) } : {});
  const { data, info } = await image
    .flatten({ background: "#fff" })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // vectors are rendered at whole pixels, and nothing is stretched
  const resolution = kind === "png" ? writtenDpi(bytes) : FINE;
  const [width, height] = [info.width, info.height].map((px) => (px / resolution) * 25.4) as [number, number];
  return pictureLines({ data, ...info }, { width, height });
}

/** The dpi that a PNG declares, from its pixels per meter (PNG specification, 11.3.4.3). */
function writtenDpi(png: Uint8Array): number {
  const bytes = Buffer.from(png);
  const at = bytes.indexOf("pHYs");
  if (at < 0) throw new Error("The PNG says no size");
  return bytes.readUInt32BE(at + 4) * 0.0254;
}

/**
 * The part of a PDF page around a code: a whole page would be too large.
 * @param box mm from the top left of the page
 */
export function drawnPart(pdf: Uint8Array, box: PageBox): DrawnFile {
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((mm) =>
    Math.round((mm / 25.4) * FINE),
  ) as [number, number, number, number];
  const place = ["-x", x, "-y", y, "-W", width, "-H", height].map(String);
  const options = ["-gray", "-singlefile", "-r", String(FINE), ...place, "-"];
  const { status, stdout, stderr } = spawnSync(POPPLER, options, { input: pdf, maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr.toString());
  // a portable graymap: a header, then one byte per pixel
  const data = stdout.subarray(stdout.length - width * height);
  const [left, top, across, down] = [x, y, width, height].map((px) => (px / FINE) * 25.4) as [
    number,
    number,
    number,
    number,
  ];
  const part = pictureLines({ data, width, height, channels: 1 }, { width: across, height: down });
  return {
    across: (at) => ({ ...part.across(at - top), from: left }),
    down: (at) => ({ ...part.down(at - left), from: top }),
  };
}

function drawnEps(bytes: Uint8Array): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-edges-"));
  try {
    const [eps, png] = [join(folder, "code.eps"), join(folder, "code.png")];
    writeFileSync(eps, bytes);
    const safely = ["-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dEPSCrop"];
    const drawing = ["-sDEVICE=png16m", "-dGraphicsAlphaBits=4", `-r${FINE}`, "-o", png, eps];
    const { status, stderr } = spawnSync(GHOSTSCRIPT, [...safely, ...drawing]);
    if (status !== 0) throw new Error(stderr.toString());
    return readFileSync(png);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
