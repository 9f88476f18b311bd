import type { MadeCode } from "../../../../adapters/codes/encode/made-code.ts";
import { makeBarcode, type MadeBarcode } from "../../../../adapters/codes/encode/make-barcode.ts";
import { type MadeQr, makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { loadRenderer } from "../../../../adapters/codes/files/load-renderer.node.ts";
import { narrowed } from "../../../../adapters/codes/files/press-code.ts";
import type { Page } from "../../../../core/codes/print/page.ts";
import { plainPress, type Press } from "../../../../core/codes/print/press.ts";
import { mmOfDots } from "../../../../core/codes/print/resolution.ts";
import { readBarcodeDesign, readQrDesign } from "../../../../core/codes/texts/design-texts.ts";
import { type DrawnFile, drawnFile, type EdgeKind } from "./drawn-lines.ts";
import { edgesOf, worstMiss } from "./edges-of.ts";
import { barEdges, type Corner, qrEdges, type SaidEdges, type SaidLine } from "./said-edges.ts";

/** Resolutions of each kind, dpi; label printers have no 1200. */
export const EDGE_DPIS: Readonly<Record<EdgeKind, readonly number[]>> = {
  png: [203, 300, 600, 1200],
  svg: [203, 300, 600, 1200],
  pdf: [203, 300, 600, 1200],
  eps: [203, 300, 600, 1200],
  zpl: [203, 300, 600],
};

/** A retail barcode, and QR codes of version 2 and version 7, which has patterns that smaller ones lack. */
export const EDGE_CODES = ["EAN-13", "QR 2", "QR 7"] as const;
export type EdgeCode = (typeof EDGE_CODES)[number];

const CONTENTS = { "QR 2": "https://quietzone.example/menu", "QR 7": "quietzone ".repeat(14) } as const;
/** Requested module size and bar height, mm. */
const [MODULE, BARS] = [0.4, 6];
/** The creation date in the files. */
export const NOW = new Date("2026-11-29T00:00:00Z");

export interface MeasuredEdges {
  edges: number;
  /** Largest distance in mm of an edge from its place, horizontally and vertically. */
  across: number;
  down: number;
}

const texts = (dpi: number) => ({ module: `${MODULE}mm`, dpi: String(dpi) });

function edgeQr(name: keyof typeof CONTENTS, dpi: number): MadeQr {
  const reading = readQrDesign(texts(dpi));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return makeQr(CONTENTS[name], reading.design, null);
}

function edgeBars(dpi: number): MadeBarcode {
  const reading = readBarcodeDesign({ ...texts(dpi), bar_height: `${BARS}mm`, display_value: "no" });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const made = makeBarcode("EAN13", "4006381333931", reading.design);
  if (!made.ok) throw new Error(made.message);
  return made;
}

/** The exact module size, mm: the declared one is rounded to a tenth of a micrometer. */
export const exactModule = ({ printed }: MadeCode): number => mmOfDots(printed!.dots, printed!.dpi);

/** The top left corner of a code in the middle of a page or label, mm. */
export const middle = ({ width, height }: Page, code: Page): Corner => ({
  x: (width - code.width) / 2,
  y: (height - code.height) / 2,
});

/** The nearest dots of a page to a corner, from its left and its bottom. */
export const onDots = ({ x, y }: Corner, pageHeight: number, dpi: number): Corner => {
  const onDot = (mm: number) => mmOfDots(Math.round((mm / 25.4) * dpi), dpi);
  return { x: onDot(x), y: pageHeight - onDot(pageHeight - y) };
};

/** Width and height, mm. */
export const printedOf = ({ printed }: MadeCode): Page => ({
  width: printed!.width,
  height: printed!.height,
});

/** A code and the expected places of its edges. */
export interface EdgeCase {
  code: MadeCode;
  said: (corner: Corner, reduction?: number) => SaidEdges;
}
export function edgeCase(name: EdgeCode, dpi: number): EdgeCase {
  if (name === "EAN-13") {
    const code = edgeBars(dpi);
    return {
      code,
      said: (corner, reduction) => barEdges(code, corner, { height: BARS, ...(reduction && { reduction }) }),
    };
  }
  const code = edgeQr(name, dpi);
  const { margin } = code.design;
  return {
    code,
    said: (corner, reduction = 0) =>
      qrEdges(code.symbol, corner, { module: exactModule(code), margin, reduction }),
  };
}

const CODE_PAGE = { page: "code" } as const;

export const fileOf = async (
  kind: EdgeKind,
  code: MadeCode,
  press: Partial<Press> = CODE_PAGE,
): Promise<Uint8Array> => {
  const whole: Press = { ...plainPress(kind), ...press };
  return (await loadRenderer(kind, whole))(narrowed(code, kind, whole), NOW);
};

/**
 * Writes a code as a file of its own size, has an independent program draw it, and measures the edges of its
 * bars or modules.
 * @param reduction mm by which bars and modules are narrower
 */
export async function measuredEdges(
  kind: EdgeKind,
  name: EdgeCode,
  dpi: number,
  reduction = 0,
): Promise<MeasuredEdges> {
  const { code, said } = edgeCase(name, dpi);
  const bytes = await fileOf(kind, code, { ...CODE_PAGE, barWidthReduction: reduction });
  return measured(
    await drawnFile(kind, bytes, { dpi, size: code.printed! }),
    said({ x: 0, y: 0 }, reduction),
  );
}

const worst = (lines: readonly SaidLine[], draw: DrawnFile["across"]): number =>
  lines.reduce((most, { at, edges }) => Math.max(most, worstMiss(edgesOf(draw(at)), edges)), 0);

export const measured = ({ across, down }: DrawnFile, said: SaidEdges): MeasuredEdges => ({
  edges: [...said.across, ...said.down].reduce((sum, { edges }) => sum + edges.length, 0),
  across: worst(said.across, across),
  down: worst(said.down, down),
});
