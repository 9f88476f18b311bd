import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { makeBarcode } from "../../../adapters/codes/encode/make-barcode.ts";
import { loadRenderer } from "../../../adapters/codes/files/load-renderer.node.ts";
import { narrowed } from "../../../adapters/codes/files/press-code.ts";
import { barcodeFormats } from "../../../core/codes/barcode/formats.ts";
import { plainPress } from "../../../core/codes/print/press.ts";
import { mmOfDots } from "../../../core/codes/print/resolution.ts";
import { readBarcodeDesign } from "../../../core/codes/texts/design-texts.ts";
import { drawnLabel } from "./drawn-labels.ts";
import { pdfPixels } from "./independent-decoder.ts";

export const EDGE_KINDS = ["png", "svg", "pdf", "eps", "zpl"] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

/** Dots per inch of each kind; label printers have no 1200. */
export const EDGE_DPIS: Readonly<Record<EdgeKind, readonly number[]>> = {
  png: [203, 300, 600, 1200],
  svg: [203, 300, 600, 1200],
  pdf: [203, 300, 600, 1200],
  eps: [203, 300, 600, 1200],
  zpl: [203, 300, 600],
};

/** At which shapes are drawn, dots per inch; gray pixels say where in them an edge lies. */
const FINE = 4800;
const GHOSTSCRIPT = "gs";
const NOW = new Date("2026-11-29T00:00:00Z");

/** Dark shares of the pixels of a row, and its length, mm. */
interface Row {
  dark: number[];
  mm: number;
}

export interface MeasuredEdges {
  edges: number;
  /** By how many mm the farthest edge misses its place, from the left side of the file. */
  worst: number;
}

/** Whether there is a program that draws this kind. */
export const canMeasure = (kind: EdgeKind): boolean =>
  kind !== "eps" || spawnSync(GHOSTSCRIPT, ["-v"]).error === undefined;

/**
 * Writes a barcode as a file, has another program draw it, and measures where its bars begin and end.
 * @param reduction mm by which bars are narrower
 */
export async function measuredEdges(kind: EdgeKind, dpi: number, reduction = 0): Promise<MeasuredEdges> {
  const reading = readBarcodeDesign({
    module: "0.4mm",
    bar_height: "6mm",
    display_value: "no",
    dpi: String(dpi),
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const made = makeBarcode("EAN13", "4006381333931", reading.design);
  if (!made.ok || made.printed === null) throw new Error("It is not made");
  const { printed, symbol } = made;
  const press = { ...plainPress(kind), page: "code" as const, barWidthReduction: reduction };
  const bytes = await (await loadRenderer(kind, press))(narrowed(made, kind, press), NOW);
  // not from the module that is said, which is rounded to a tenth of a micrometer
  const module = mmOfDots(printed.dots, dpi);
  let at = barcodeFormats.EAN13.quietZone.left * module;
  const said = symbol.widths.flatMap((width, index) => {
    const from = at;
    at += width * module;
    return index % 2 === 0 ? [from + reduction / 2, at - reduction / 2] : [];
  });
  const found = edgesOf(await rowOf(kind, bytes, { dpi, width: printed.width }));
  if (found.length !== said.length) throw new Error(`${found.length} edges in place of ${said.length}`);
  return {
    edges: found.length,
    worst: Math.max(...found.map((edge, index) => Math.abs(edge - said[index]!))),
  };
}

/** @param width of the file, as it was said, mm */
async function rowOf(
  kind: EdgeKind,
  bytes: Uint8Array,
  { dpi, width }: { dpi: number; width: number },
): Promise<Row> {
  if (kind === "zpl") {
    const { data, width: across, height } = await drawnLabel(new TextDecoder().decode(bytes));
    return { dark: middleOf(data, across, height, 4), mm: (across / dpi) * 25.4 };
  }
  if (kind === "pdf") {
    const { data, width: across, height } = await pdfPixels(bytes, FINE / 72);
    // PDFium is asked for whole points, over which it stretches the page
    return { dark: middleOf(data, across, height, 4), mm: width };
  }
  const picture = kind === "eps" ? drawnEps(bytes) : bytes;
  const image = sharp(picture, kind === "svg" ? { density: Math.sqrt(72 * FINE) } : {});
  const { density } = await image.metadata();
  const { data, info } = await image
    .flatten({ background: "#fff" })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = middleOf(data, info.width, info.height, info.channels);
  if (kind === "png") return { dark, mm: (info.width / (density ?? dpi)) * 25.4 };
  // a page is made up of whole pixels, over which nothing is stretched
  return { dark, mm: (info.width / FINE) * 25.4 };
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

const middleOf = (data: Uint8Array, width: number, height: number, channels: number): number[] => {
  const start = Math.floor(height / 2) * width;
  return Array.from({ length: width }, (_, x) => 1 - data[(start + x) * channels]! / 255);
};

/** Where a row turns dark and light, mm from its left end. A bar is as wide as all that is dark of its pixels. */
function edgesOf({ dark, mm }: Row): number[] {
  const px = mm / dark.length;
  const edges: number[] = [];
  for (let x = 0; x < dark.length; x++) {
    if (dark[x]! < 0.02) continue;
    const start = x;
    while (x < dark.length && dark[x]! >= 0.02) x++;
    const [first, last] = [dark[start]!, dark[x - 1]!];
    edges.push((start + 1 - first) * px, (x - 1 + last) * px);
  }
  return edges;
}
