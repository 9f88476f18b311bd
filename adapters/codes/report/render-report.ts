import { zlibSync } from "fflate";
import type { jsPDF } from "jspdf";
import type { Picture } from "../../../core/codes/drawing.ts";
import { onWhite } from "../../../core/codes/on-ground.ts";
import { micrometers } from "../../../core/codes/print/length.ts";
import { PAGES } from "../../../core/codes/print/page.ts";
import { letterOf, toneOf } from "../../../core/codes/print/report/grade.ts";
import { bestOf, labelOf, valueText } from "../../../core/codes/print/report/measure.ts";
import type { Gain, PrintReport } from "../../../core/codes/print/report/print-report.ts";
import {
  gainSentence,
  lookText,
  methodSentence,
  readersText,
  reductionSentences,
  titleOf,
} from "../../../core/codes/print/report/report-words.ts";
import type { Say } from "../../../core/codes/print/report/say.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { encodePng } from "../files/encode-png.ts";
import { rasterize } from "../raster/rasterize.ts";
import { loadReportLetters, type ReportFonts, type ReportLetters, writeContent } from "./report-content.ts";
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

const inkOf = (grade: number) => INK[toneOf(grade)];

/** The texts of a report in a language. */
export interface ReportWords {
  say: Say;
  advice: readonly string[];
}

/**
 * The report as PDF: one A4 page with the code, at true size if there is room, the requested and printed sizes, the measures with their
 * grades, and the range of gains in which it is read. All letters are outlines, so there are no fonts.
 */
export async function renderReportPdf(
  report: PrintReport,
  code: Pick<MadeCode, "drawing" | "widthPx">,
  { looks, now, words }: { looks: readonly Look[]; now: Date; words: ReportWords },
  fonts: ReportFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { jsPDF } = await import("jspdf");
  const { say } = words;
  const letters = await loadReportLetters(report.content, fonts);
  const pdf = new jsPDF({ unit: "mm", format: "a4", compress: true, putOnlyUsedFonts: true });
  pdf.setProperties({
    title: `${titleOf(report, say)}: ${say("report.title")}`,
    creator: "Quietzone",
  });
  pdf.setCreationDate(now);
  pdf.setFileId(now.getTime().toString(16).toUpperCase().padStart(32, "0"));
  const page = reportPage(pdf, letters.words);

  page.text(say("report.title"), LEFT, 27, { size: 20, isBold: true });
  page.text(report.date, RIGHT, 27, { size: 9, ink: INK.quiet, align: "right" });
  page.rule(LEFT, 32, ROOM, INK.text);

  const { printed } = report;
  const scale = Math.min(1, CODE.most / printed.width, CODE.most / printed.height);
  const [width, height] = [printed.width * scale, printed.height * scale];
  pdf.addImage({
    ...pngOf(onWhite(rasterize(code.drawing, code.widthPx))),
    x: LEFT,
    y: CODE.top,
    width,
    height,
    compression: "FAST",
  });
  const shown =
    scale === 1 ? say("report.true_size") : say("report.scaled", { percent: Math.round(scale * 100) });
  page.text(shown, LEFT, CODE.top + height + 4, { size: 7, ink: INK.quiet });

  const facts = writeFacts(page, report, letters.content, words);
  const table = writeMeasures(page, report, Math.max(CODE.top + CODE.most + 14, facts + 8), say);
  page.text(say("report.gain_title"), LEFT, table + 9, { size: 11, isBold: true });
  const gains = drawGains(page, report, { x: LEFT, y: table + 13, width: ROOM }, say);
  drawLooks(pdf, page, looks, gains + 3, say);
  writeNotice(page, report, say);
  return new Uint8Array(pdf.output("arraybuffer"));
}

/** Gap in mm between the pictures of a row. */
const GAP = 6;
/** Space above the page footer, mm. */
const FOOT = 28;
/** Space for the caption below a picture, mm. */
const CAPTION = 6;

/** Least scale of pictures: smaller ones show nothing. */
const LEAST = 0.4;

/** Draws the code at each gain above its caption, as large as the page allows. */
function drawLooks(pdf: jsPDF, page: ReportPage, looks: readonly Look[], top: number, say: Say): void {
  const widest = (ROOM - 2 * GAP) / 3;
  const room = BOTTOM - FOOT - CAPTION - top;
  const tallest = Math.max(...looks.map(({ picture }) => (widest * picture.height) / picture.width));
  const scale = Math.min(1, room / tallest);
  if (scale < LEAST) return;
  looks.forEach(({ gain, picture }, place) => {
    const width = widest * scale;
    const height = (width * picture.height) / picture.width;
    const x = LEFT + place * (widest + GAP);
    page.frame(x, top, width, height);
    pdf.addImage({ ...pngOf(picture), x, y: top, width, height, compression: "FAST" });
    page.text(lookText(gain, say), x, top + height + 4, { size: 7, ink: INK.quiet });
  });
}

const pngOf = (picture: Picture) => ({
  imageData: encodePng(picture, (bytes) => zlibSync(bytes)),
  format: "PNG" as const,
});

/** Draws the overall grade, the content and the printing facts. @returns the y position where they end */
function writeFacts(
  page: ReportPage,
  report: PrintReport,
  content: ReportLetters["content"],
  { say, advice }: ReportWords,
): number {
  const { grade, printed, asked } = report;
  page.box(FACTS, CODE.top, 22, 22, inkOf(grade.value));
  page.text(grade.letter, FACTS + 11, CODE.top + 15.6, {
    size: 36,
    isBold: true,
    ink: INK.ground,
    align: "center",
  });
  page.text(say("report.estimated"), FACTS + 27, CODE.top + 8, { ink: INK.quiet });
  page.text(say("report.of_four", { value: Number(grade.value.toFixed(1)) }), FACTS + 27, CODE.top + 14.5, {
    size: 14,
    isBold: true,
  });

  const [width, height, module] = [printed.width, printed.height, printed.module].map(micrometers);
  const rows: [string, string][] = [
    ...(asked === undefined ? [] : [[say("report.asked"), asked] as [string, string]]),
    [say("report.printed"), say("report.area", { width: width ?? 0, height: height ?? 0 })],
    [say("report.module"), say("report.dots", { module: module ?? 0, n: printed.dots, dpi: printed.dpi })],
    [say("report.read_by"), readersText(report)],
  ];
  let y = CODE.top + 30;
  page.text(titleOf(report, say), FACTS, y, { ink: INK.quiet });
  y = writeContent(page, content, { x: FACTS, y: y + 5, width: RIGHT - FACTS }, say);
  y += 3;
  for (const [name, value] of rows) {
    page.text(name, FACTS, y, { ink: INK.quiet });
    for (const line of page.wrapped(value, RIGHT - FACTS - NAMES)) {
      page.text(line, FACTS + NAMES, y);
      y += 5;
    }
  }
  const write = (text: string, ink: (typeof INK)[keyof typeof INK]) => {
    for (const line of page.wrapped(text, RIGHT - FACTS)) {
      page.text(line, FACTS, y + 1.5, { ink });
      y += 4.4;
    }
  };
  write(reductionSentences(report, say).join(" "), INK.text);
  write(gainSentence(report, say), report.scans ? INK.text : INK.bad);
  write(advice.join(" "), INK.quiet);
  return y;
}

/** Width of the column with the names of facts, mm. */
const NAMES = 20;

/** X position of the columns, mm. */
const COLUMNS = { value: LEFT + 62, grade: LEFT + 98, best: LEFT + 124 };
const ROW = 6.4;

/** @returns the y position where the table ends */
function writeMeasures(page: ReportPage, report: PrintReport, top: number, say: Say): number {
  const head = { size: 8, ink: INK.quiet } as const;
  page.text(say("report.measure"), LEFT, top, head);
  page.text(say("report.value"), COLUMNS.value, top, head);
  page.text(say("report.grade_name"), COLUMNS.grade, top, head);
  page.text(say("report.best_title"), COLUMNS.best, top, head);
  page.rule(LEFT, top + 2, ROOM);
  report.measures.forEach((each, place) => {
    const y = top + 6.5 + place * ROW;
    page.text(labelOf(each.name, say), LEFT, y);
    page.text(valueText(each, say), COLUMNS.value, y);
    page.text(letterOf(each.grade), COLUMNS.grade, y, { isBold: true, ink: inkOf(each.grade) });
    for (let step = 0; step < 4; step++)
      page.box(
        COLUMNS.grade + 5 + step * 3.4,
        y - 2.2,
        2.8,
        2.2,
        step < each.grade ? inkOf(each.grade) : INK.rule,
      );
    page.text(bestOf(each.name, say), COLUMNS.best, y, { ink: INK.quiet });
    page.rule(LEFT, y + 2.2, ROOM);
  });
  return top + 4 + report.measures.length * ROW;
}

function writeNotice(page: ReportPage, report: PrintReport, say: Say): void {
  page.rule(LEFT, BOTTOM - 26, ROOM);
  page.text(`${say("report.estimate")}.`, LEFT, BOTTOM - 20.5, { isBold: true });
  page
    .wrapped(methodSentence(report, say), ROOM, { size: 8 })
    .forEach((line, at) => page.text(line, LEFT, BOTTOM - 16 + at * 3.8, { size: 8, ink: INK.quiet }));
}
