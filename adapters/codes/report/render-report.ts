import { zlibSync } from "fflate";
import type { jsPDF } from "jspdf";
import type { Picture } from "../../../core/codes/drawing.ts";
import type { LoadLetters } from "../../../core/codes/qr/frame/lettering.ts";
import { onWhite } from "../../../core/codes/on-ground.ts";
import { mmText } from "../../../core/codes/print/length.ts";
import { PAGES } from "../../../core/codes/print/page.ts";
import { letterOf } from "../../../core/codes/print/report/grade.ts";
import { bestOf, labelOf, valueText } from "../../../core/codes/print/report/measure.ts";
import { ESTIMATE, type Gain, type PrintReport } from "../../../core/codes/print/report/print-report.ts";
import {
  gainSentence,
  methodSentence,
  readersText,
  titleOf,
} from "../../../core/codes/print/report/report-words.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { encodePng } from "../files/encode-png.ts";
import { rasterise } from "../raster/rasterise.ts";
import { writeContent } from "./report-content.ts";
import { drawGains } from "./report-gains.ts";
import { INK, type ReportPage, reportPage } from "./report-page.ts";

/** A4, mm. */
const { width: PAGE, height: BOTTOM } = PAGES.a4;
const LEFT = 20;
const RIGHT = PAGE - 20;
const ROOM = RIGHT - LEFT;
/** Position of the code, with the facts beside it. */
const CODE = { top: 38, most: 72 };
const FACTS = LEFT + CODE.most + 10;

/** A corner of the code, printed with a gain. */
export interface Look {
  gain: Gain;
  picture: Picture;
}

const inkOf = (grade: number) => (grade >= 2.5 ? INK.good : grade >= 1.5 ? INK.fair : INK.bad);

/**
 * The report as PDF: one page of A4 with the code, at true size where it has room, what was asked and printed, the measures with their
 * grades, and the gains between which it is read.
 */
export async function renderReportPdf(
  report: PrintReport,
  code: Pick<MadeCode, "drawing" | "widthPx">,
  { looks, now }: { looks: readonly Look[]; now: Date },
  loadLetters: LoadLetters,
): Promise<Uint8Array<ArrayBuffer>> {
  const { jsPDF } = await import("jspdf");
  const pdf = new jsPDF({ unit: "mm", format: "a4", compress: true, putOnlyUsedFonts: true });
  pdf.setProperties({ title: `${titleOf(report)}: print report`, creator: "Quietzone" });
  pdf.setCreationDate(now);
  pdf.setFileId(now.getTime().toString(16).toUpperCase().padStart(32, "0"));
  const page = reportPage(pdf);

  page.text("Print report", LEFT, 27, { size: 20, isBold: true });
  page.text(report.date, RIGHT, 27, { size: 9, ink: INK.quiet, align: "right" });
  page.rule(LEFT, 32, ROOM, INK.text);

  const { printed } = report;
  const scale = Math.min(1, CODE.most / printed.width, CODE.most / printed.height);
  const [width, height] = [printed.width * scale, printed.height * scale];
  pdf.addImage({
    ...pngOf(onWhite(rasterise(code.drawing, code.widthPx))),
    x: LEFT,
    y: CODE.top,
    width,
    height,
    compression: "FAST",
  });
  const shown =
    scale === 1 ? "Dot for dot, at true size" : `Dot for dot, at ${Math.round(scale * 100)} % of its size`;
  page.text(shown, LEFT, CODE.top + height + 4, { size: 7, ink: INK.quiet });

  await writeFacts(page, report, loadLetters);
  const table = writeMeasures(page, report, CODE.top + CODE.most + 14);
  page.text("Print gain: how far off bars and modules may come out", LEFT, table + 9, {
    size: 11,
    isBold: true,
  });
  const gains = drawGains(page, report, { x: LEFT, y: table + 13, width: ROOM });
  drawLooks(pdf, page, looks, gains + 3);
  writeNotice(page, report);
  return new Uint8Array(pdf.output("arraybuffer"));
}

/** Gap in mm between the pictures of a row. */
const GAP = 6;
/** Mm that stay free above the page footer. */
const FOOT = 30;

/** What it looks like at each gain, below each other's captions; left out where the page has no room. */
function drawLooks(pdf: jsPDF, page: ReportPage, looks: readonly Look[], top: number): void {
  const width = (ROOM - 2 * GAP) / 3;
  looks.forEach(({ gain, picture }, place) => {
    const height = (width * picture.height) / picture.width;
    if (top + height + 6 > BOTTOM - FOOT) return;
    const x = LEFT + place * (width + GAP);
    page.box(x - 0.2, top - 0.2, width + 0.4, height + 0.4, INK.rule);
    pdf.addImage({ ...pngOf(picture), x, y: top, width, height, compression: "FAST" });
    page.text(gainText(gain), x, top + height + 4, { size: 7, ink: INK.quiet });
  });
}

const gainText = ({ mm }: Gain): string =>
  mm === 0 ? "As printed" : `${mmText(Math.abs(mm))} ${mm > 0 ? "wider" : "narrower"}`;

const pngOf = (picture: Picture) => ({
  imageData: encodePng(picture, (bytes) => zlibSync(bytes)),
  format: "PNG" as const,
});

/** The grade of all, what the code says, and how it is printed. */
async function writeFacts(page: ReportPage, report: PrintReport, loadLetters: LoadLetters): Promise<void> {
  const { grade, printed, asked } = report;
  page.box(FACTS, CODE.top, 22, 22, inkOf(grade.value));
  page.text(grade.letter, FACTS + 11, CODE.top + 15.6, {
    size: 36,
    isBold: true,
    ink: INK.ground,
    align: "center",
  });
  page.text("Estimated grade", FACTS + 27, CODE.top + 8, { ink: INK.quiet });
  page.text(`${grade.value.toFixed(1)} of 4.0`, FACTS + 27, CODE.top + 14.5, { size: 14, isBold: true });

  const unit = printed.dots === 1 ? "dot" : "dots";
  const rows: [string, string][] = [
    ...(asked === undefined ? [] : [["Asked", asked] as [string, string]]),
    ["Printed", `${mmText(printed.width)} x ${mmText(printed.height)}`],
    ["Module", `${mmText(printed.module)}: ${printed.dots} ${unit} at ${printed.dpi} dpi`],
    ["Readers", readersText(report)],
  ];
  let y = CODE.top + 30;
  page.text(titleOf(report), FACTS, y, { ink: INK.quiet });
  y = await writeContent(page, report.content, { x: FACTS, y: y + 5, width: RIGHT - FACTS }, loadLetters);
  y += 3;
  for (const [name, value] of rows) {
    page.text(name, FACTS, y, { ink: INK.quiet });
    page.text(value, FACTS + 18, y);
    y += 5;
  }
  for (const line of page.wrapped(gainSentence(report), RIGHT - FACTS)) {
    page.text(line, FACTS, y + 1.5, { ink: report.scans ? INK.text : INK.bad });
    y += 4.4;
  }
  for (const line of page.wrapped(report.advice.join(" "), RIGHT - FACTS)) {
    page.text(line, FACTS, y + 1.5, { ink: INK.quiet });
    y += 4.4;
  }
}

/** X position of the columns, mm. */
const COLUMNS = { value: LEFT + 62, grade: LEFT + 98, best: LEFT + 124 };
const ROW = 6.4;

/** @returns the y position where the table ends */
function writeMeasures(page: ReportPage, report: PrintReport, top: number): number {
  const head = { size: 8, ink: INK.quiet } as const;
  page.text("Measure", LEFT, top, head);
  page.text("Value", COLUMNS.value, top, head);
  page.text("Grade", COLUMNS.grade, top, head);
  page.text("Grade A takes", COLUMNS.best, top, head);
  page.rule(LEFT, top + 2, ROOM);
  report.measures.forEach((each, place) => {
    const y = top + 6.5 + place * ROW;
    page.text(labelOf(each.name), LEFT, y);
    page.text(valueText(each), COLUMNS.value, y);
    page.text(letterOf(each.grade), COLUMNS.grade, y, { isBold: true, ink: inkOf(each.grade) });
    for (let step = 0; step < 4; step++)
      page.box(
        COLUMNS.grade + 5 + step * 3.4,
        y - 2.2,
        2.8,
        2.2,
        step < each.grade ? inkOf(each.grade) : INK.rule,
      );
    page.text(bestOf(each.name), COLUMNS.best, y, { ink: INK.quiet });
    page.rule(LEFT, y + 2.2, ROOM);
  });
  return top + 4 + report.measures.length * ROW;
}

function writeNotice(page: ReportPage, report: PrintReport): void {
  page.rule(LEFT, BOTTOM - 26, ROOM);
  page.text(`${ESTIMATE}.`, LEFT, BOTTOM - 20.5, { isBold: true });
  page
    .wrapped(methodSentence(report), ROOM, { size: 8 })
    .forEach((line, at) => page.text(line, LEFT, BOTTOM - 16 + at * 3.8, { size: 8, ink: INK.quiet }));
}
