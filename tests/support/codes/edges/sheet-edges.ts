import { deflateSync } from "node:zlib";
import { loadLettersNode } from "../../../../adapters/codes/letters/load-letters.node.ts";
import { createPdfWriter } from "../../../../adapters/codes/sheet/pdf-writer.ts";
import { createLabelPlanner } from "../../../../adapters/codes/sheet/plan-label.ts";
import type { LabelDesign, SheetDesign } from "../../../../core/labels/label-design.ts";
import { createZplWriter } from "../../../../adapters/codes/sheet/zpl-writer.ts";
import { mmOfDots } from "../../../../core/codes/print/resolution.ts";
import { readQrDesign } from "../../../../core/codes/texts/design-texts.ts";
import { findTemplate } from "../../../../core/labels/find-template.ts";
import type { Rotation } from "../../../../core/labels/label-room.ts";
import { TEMPLATES } from "../../../../core/labels/templates.ts";
import { drawnFile, drawnPart } from "./drawn-lines.ts";
import {
  edgeCase,
  exactModule,
  measured,
  type MeasuredEdges,
  middle,
  onDots,
  NOW,
  printedOf,
} from "./measured-edges.ts";
import { type Corner, qrEdges, type SaidEdges } from "./said-edges.ts";

interface SheetCase {
  start?: number;
  offset?: SheetDesign["offset"];
  rotation?: Rotation;
}

/** Avery L7160 with the manufacturer's dimensions from gLabels: 3 columns of labels of 63.5 x 38.1 mm. */
const SHEET = { columns: 3, left: 7.21, top: 15.15, pitchX: 66.04, pitchY: 38.1, width: 63.5, height: 38.1 };
const A4_HEIGHT = 297;
export const NO_OFFSET = { x: 0, y: 0 };

async function plannedLabel(template: string, dpi: number, rotation: Rotation) {
  const reading = readQrDesign({ module: "0.4mm", dpi: String(dpi) });
  const found = findTemplate(TEMPLATES, template);
  if (!reading.ok || !found.ok) throw new Error(`There is no ${template}`);
  const labelDesign: LabelDesign = {
    template: found.template,
    side: null,
    align: null,
    textSize: 3,
    rotation,
    margin: 1.5,
    border: false,
    ink: "rgb",
  };
  const plan = createLabelPlanner(labelDesign, {
    loadLetters: loadLettersNode,
    loadPicture: () => Promise.reject(new Error("There is none")),
    lettering: () => Promise.resolve(null),
    printerDpi: null,
  });
  const order = {
    kind: "qr",
    content: "https://quietzone.example/menu",
    design: reading.design,
    logo: null,
  } as const;
  const planned = await plan({ cells: {}, texts: [] }, order);
  if (!planned.ok) throw new Error(planned.problem.message);
  return { labelDesign, planned: planned.label };
}

function memory() {
  const parts: Uint8Array[] = [];
  return {
    write: (bytes: Uint8Array) => void parts.push(bytes.slice()),
    finish: () => undefined,
    bytes: () => new Uint8Array(Buffer.concat(parts)),
  };
}

/** A code on a label of a sheet. */
export async function onSheet(dpi: number, { start = 1, offset = NO_OFFSET, rotation = 0 }: SheetCase) {
  const { labelDesign, planned } = await plannedLabel("Avery L7160", dpi, rotation);
  const sink = memory();
  const look = {
    start,
    order: "rows",
    offset,
    cutLines: false,
    cropMarks: false,
    pageNumbers: false,
    firstPage: false,
  } as const;
  const writer = await createPdfWriter(
    { sink, deflate: deflateSync, loadLetters: loadLettersNode },
    { ...look, labelDesign, file: { name: "rows.csv" } },
    NOW,
  );
  writer.add(planned);
  await writer.finish(1);
  const { code, said } = edgeCase("QR 2", dpi);
  const [column, row] = [(start - 1) % SHEET.columns, Math.floor((start - 1) / SHEET.columns)];
  const inLabel = middle(SHEET, code.printed!);
  const place = {
    x: SHEET.left + column * SHEET.pitchX + inLabel.x + offset.x,
    y: SHEET.top + row * SHEET.pitchY + inLabel.y + offset.y,
  };
  const corner = onDots(place, A4_HEIGHT, dpi);
  const drawn = drawnPart(sink.bytes(), { ...corner, ...printedOf(code) });
  return measured(drawn, rotation === 0 ? said(corner) : turned(dpi, corner));
}

/**
 * The same code rotated clockwise by 90 degrees: its first column, from the bottom, becomes its first row.
 */
function turned(dpi: number, corner: Corner): SaidEdges {
  const { code } = edgeCase("QR 2", dpi);
  if (!("modules" in code.symbol)) throw new Error("It has no modules");
  const { size, modules } = code.symbol;
  const at = (index: number) => modules[(size - 1 - (index % size)) * size + Math.floor(index / size)]!;
  const symbol = { ...code.symbol, modules: Uint8Array.from(modules, (_, index) => at(index)) };
  return qrEdges(symbol, corner, { module: exactModule(code), margin: 4 });
}

/** A label for a label printer, where the label, the place of the code and the offset are whole dots. */
export async function onZplLabel(dpi: number, offset: SheetDesign["offset"]): Promise<MeasuredEdges> {
  const { labelDesign, planned } = await plannedLabel("Dymo 99012", dpi, 0);
  const sink = memory();
  const writer = createZplWriter(sink, { labelDesign, offset, dpi });
  writer.add(planned);
  await writer.finish(1);
  const { code, said } = edgeCase("QR 2", dpi);
  const { width, height } = labelDesign.template.label;
  const toDots = (mm: number) => mmOfDots(Math.sign(mm) * Math.round((Math.abs(mm) / 25.4) * dpi), dpi);
  const inLabel = middle({ width, height }, code.printed!);
  const corner = { x: toDots(inLabel.x) + toDots(offset.x), y: toDots(inLabel.y) + toDots(offset.y) };
  const drawn = await drawnFile("zpl", sink.bytes(), { dpi, size: { width, height } });
  return measured(drawn, said(corner));
}
