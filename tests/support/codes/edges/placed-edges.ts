import { billTexts, makeBill } from "../../../../adapters/codes/encode/make-bill.ts";
import { loadBillLettersNode } from "../../../../adapters/codes/letters/load-letters.node.ts";
import { PAGES, type Page } from "../../../../core/codes/print/page.ts";
import { dotsWithin, mmOfDots } from "../../../../core/codes/print/resolution.ts";
import { drawnFile, drawnPart, type EdgeKind } from "./drawn-lines.ts";
import {
  edgeCase,
  type EdgeCode,
  fileOf,
  measured,
  middle,
  onDots,
  printedOf,
  type MeasuredEdges,
} from "./measured-edges.ts";
import { qrEdges } from "./said-edges.ts";
import { NO_OFFSET, onSheet, onZplLabel } from "./sheet-edges.ts";

/** A code that is not in the corner of its file. */
export interface PlacedEdges {
  name: string;
  kind: EdgeKind;
  measure: (dpi: number) => Promise<MeasuredEdges>;
}

const LABEL_50X30: Page = { width: 50, height: 30 };
/** Mm from the edge of the paper to the trim line, with crop marks of 5 mm and a gap of 3 mm; in whole dots, at least as many. */
const MARKS = 8;
const BLEED = { bleed: 3, cropMarks: true } as const;
const REDUCTION = 0.05;

const grown = ({ width, height }: Page, by: number): Page => ({ width: width + by, height: height + by });

async function onPage(name: EdgeCode, dpi: number, page: Page): Promise<MeasuredEdges> {
  const { code, said } = edgeCase(name, dpi);
  const pdf = await fileOf("pdf", code, { page });
  const corner = onDots(middle(page, code.printed!), page.height, dpi);
  return measured(drawnPart(pdf, { ...corner, ...printedOf(code) }), said(corner));
}

async function forPress(kind: "pdf" | "eps", dpi: number): Promise<MeasuredEdges> {
  const made = edgeCase("QR 2", dpi);
  const press = { page: "code", ink: "k", barWidthReduction: REDUCTION, ...BLEED } as const;
  const marks = mmOfDots(Math.ceil((MARKS / 25.4) * dpi), dpi);
  const paper = grown(printedOf(made.code), 2 * marks);
  const drawn = await drawnFile(kind, await fileOf(kind, made.code, press), { dpi, size: paper });
  return measured(drawn, made.said({ x: marks, y: marks }, REDUCTION));
}

/** One dot off center if the number of remaining dots is odd. */
async function onLabel(dpi: number): Promise<MeasuredEdges> {
  const { code, said } = edgeCase("QR 2", dpi);
  const zpl = await fileOf("zpl", code, { page: LABEL_50X30 });
  const across = Math.floor((dotsWithin(LABEL_50X30.width, dpi) - code.widthPx) / 2);
  const down = Math.floor((dotsWithin(LABEL_50X30.height, dpi) - code.widthPx) / 2);
  const drawn = await drawnFile("zpl", zpl, { dpi, size: LABEL_50X30 });
  return measured(drawn, said({ x: mmOfDots(across, dpi), y: mmOfDots(down, dpi) }));
}

/** The content of a bill from the guidelines of SIX. */
const BILL = `SPC
0200
1
CH4431999123000889012
S
Robert Schneider AG
Rue du Lac
1268
2501
Biel
CH







1949.75
CHF







QRR
210000000003139471430009017

EPD`;

/** Whether a line misses the cross in the middle of a code of 46 mm. */
const isFree = ({ at }: { at: number }, start: number): boolean => Math.abs(at - start - 23) > 5;

/**
 * The code of a Swiss QR-bill is 46 mm wide, without quiet zone, 67 mm from the left and 17 mm from the top
 * of the bill (guidelines, section 3.6).
 */
async function onBill(): Promise<MeasuredEdges> {
  const letters = await loadBillLettersNode(billTexts(BILL, "en"));
  const bill = letters && makeBill(BILL, letters, { language: "en", isOnPage: true });
  if (!bill) throw new Error("It is no bill");
  const pdf = await fileOf("pdf", bill, { page: PAGES.a4 });
  const corner = { x: 67, y: PAGES.a4.height - 105 + 17 };
  const { size } = bill.symbol;
  const said = qrEdges(bill.symbol, corner, { module: 46 / size, margin: 0 });
  const free = {
    across: said.across.filter((line) => isFree(line, corner.y)),
    down: said.down.filter((line) => isFree(line, corner.x)),
  };
  // only the area around the code: texts stand beside it
  const around = { x: corner.x - 2, y: corner.y - 2, width: 50, height: 50 };
  return measured(drawnPart(pdf, around), free);
}

/** Codes on pages, press sheets, label sheets and labels. */
export const PLACED_EDGES: readonly PlacedEdges[] = [
  { name: "pdf, bars in the middle of A4", kind: "pdf", measure: (dpi) => onPage("EAN-13", dpi, PAGES.a4) },
  { name: "pdf, QR in the middle of A4", kind: "pdf", measure: (dpi) => onPage("QR 2", dpi, PAGES.a4) },
  {
    name: "pdf, QR in the middle of letter",
    kind: "pdf",
    measure: (dpi) => onPage("QR 2", dpi, PAGES.letter),
  },
  { name: "pdf, QR, bleed, marks, 0.05 narrower", kind: "pdf", measure: (dpi) => forPress("pdf", dpi) },
  { name: "eps, QR, bleed, marks, 0.05 narrower", kind: "eps", measure: (dpi) => forPress("eps", dpi) },
  { name: "pdf, Swiss QR code on its bill", kind: "pdf", measure: () => onBill() },
  { name: "sheet, L7160, label 1", kind: "pdf", measure: (dpi) => onSheet(dpi, {}) },
  {
    name: "sheet, L7160, label 8, offset 2.3, -1.7",
    kind: "pdf",
    measure: (dpi) => onSheet(dpi, { start: 8, offset: { x: 2.3, y: -1.7 } }),
  },
  {
    name: "sheet, L7160, label 21, turned by 90",
    kind: "pdf",
    measure: (dpi) => onSheet(dpi, { start: 21, rotation: 90 }),
  },
  { name: "zpl, QR in the middle of 50 x 30 mm", kind: "zpl", measure: onLabel },
  { name: "zpl, Dymo 99012", kind: "zpl", measure: (dpi) => onZplLabel(dpi, NO_OFFSET) },
  {
    name: "zpl, Dymo 99012, offset 2.3, -1.7",
    kind: "zpl",
    measure: (dpi) => onZplLabel(dpi, { x: 2.3, y: -1.7 }),
  },
];
