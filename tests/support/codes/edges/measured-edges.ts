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

/** Dots per inch of each kind; label printers have no 1200. */
export const EDGE_DPIS: Readonly<Record<EdgeKind, readonly number[]>> = {
  png: [203, 300, 600, 1200],
  svg: [203, 300, 600, 1200],
  pdf: [203, 300, 600, 1200],
  eps: [203, 300, 600, 1200],
  zpl: [203, 300, 600],
};

/** QR codes of version 2 and of version 7, which has patterns that smaller ones lack; bars of a retail symbol. */
export const EDGE_CODES = ["EAN-13", "QR 2", "QR 7"] as const;
export type EdgeCode = (typeof EDGE_CODES)[number];

const CONTENTS = { "QR 2": "https://quietzone.example/menu", "QR 7": "quietzone ".repeat(14) } as const;
/** Mm of modules and of bars, as they are asked for. */
const [MODULE, BARS] = [0.4, 6];
/** What files say of when they were made. */
export const NOW = new Date("2026-11-29T00:00:00Z");

export interface MeasuredEdges {
  edges: number;
  /** By how many mm the farthest edge misses its place, from the left and from the upper side of the file. */
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

/** Mm of a module, exactly: what is said of it is rounded to a tenth of a micrometer. */
export const exactModule = ({ printed }: MadeCode): number => mmOfDots(printed!.dots, printed!.dpi);

/** The place of a code in the middle of a page or a label, mm from its upper left corner. */
export const middle = ({ width, height }: Page, code: Page): Corner => ({
  x: (width - code.width) / 2,
  y: (height - code.height) / 2,
});

/** Width and height, mm. */
export const printedOf = ({ printed }: MadeCode): Page => ({
  width: printed!.width,
  height: printed!.height,
});

/** Where the edges of one of the codes are to be. */
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
 * Writes a code as a file of its own size, has another program draw it, and measures where its bars or modules begin and end.
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
