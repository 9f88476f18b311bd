import { countCaution } from "../../../../adapters/codes/batch/counted-cautions.ts";
import { labelCautions } from "../../../../adapters/codes/sheet/label-cautions.ts";
import { base64 } from "../../../../adapters/codes/files/base64.ts";
import { renderSvg } from "../../../../adapters/codes/files/render-svg.ts";
import { pathData } from "../../../../adapters/codes/files/svg-path.ts";
import { BORDER, cutEdges, labelEdges } from "../../../../core/labels/label-edges.ts";
import type {
  PlacedLine,
  PlacedPicture,
  PlannedLabel,
} from "../../../../adapters/codes/sheet/planned-label.ts";
import type { LabelDesign } from "../../../../core/labels/label-design.ts";
import { NUMBER_BOTTOM, NUMBER_SIZE } from "../../../../adapters/codes/sheet/sheet-pages.ts";
import { loadLettersWeb } from "../../../../adapters/codes/letters/load-letters.web.ts";
import { cropMarks } from "../../../../core/labels/crop-marks.ts";
import { type LabelPlace, pagesFor } from "../../../../core/labels/label-places.ts";
import { turned } from "../../../../core/labels/label-room.ts";
import { type LabelShape, labelsOnPage } from "../../../../core/labels/template.ts";
import { loadDeflate } from "../../../codes/load-deflate.ts";
import type { Failure } from "../batch-failure.ts";
import type { RowCaution } from "../caution-text.ts";
import { type LabelSheet, shownPage } from "./label-design.ts";
import { pictureFile } from "./label-pictures.ts";
import { createRowPlanner, type LabelJob, type LabelRun } from "./make-labels.ts";

/** The drawn first page of a batch. */
export interface DrawnPage {
  /** SVG files. */
  page: string;
  /** The first label; null if no row has one. */
  label: string | null;
  /** Number of labels on the page. */
  labels: number;
  /** Rows so far that have no label. */
  refused: { line: number; failure: Failure }[];
  /** The first row whose letters had to be reduced, and their size, points. */
  shrunk: { line: number; points: number } | null;
  /** About the labels on the page. */
  cautions: RowCaution[];
}

/**
 * Draws the labels of the rows on the first page: as they will be printed, but without reading codes back.
 * @param jobs of the first rows
 * @param total labels of all rows, if each can be printed
 */
export async function drawPage(jobs: readonly LabelJob[], total: number, run: LabelRun): Promise<DrawnPage> {
  const { sheet } = run;
  const { design, start, cutLines, offset, printerDpi } = sheet;
  const { zlibSync } = await loadDeflate();
  const plan = createRowPlanner(run);
  const { width, height, places } = shownPage(sheet);
  const shape = design.template.label;
  const refused: DrawnPage["refused"] = [];
  let shrunk: DrawnPage["shrunk"] = null;
  const cautions: Record<string, RowCaution> = {};
  const parts = places.map((place, at) =>
    edges(cutLines ? moved(place, offset) : place, shape, at < start - 1, cutLines),
  );
  const alone: string[] = [];
  // each file once
  const pictures = new Map<string, { id: string; image: string }>();
  const pictureOf = (path: string) => {
    const file = pictureFile(run.pictures, path);
    const known = pictures.get(path) ?? {
      id: `picture${pictures.size}`,
      image: `<image id="picture${pictures.size}" width="1" height="1" preserveAspectRatio="none" href="${file?.dataUrl ?? ""}"/>`,
    };
    pictures.set(path, known);
    return known;
  };
  let at = start - 1;
  for (const job of jobs) {
    if (at >= places.length) break;
    const planned = await plan(job);
    if (!planned.ok) {
      refused.push({ line: job.line, failure: planned.problem });
      continue;
    }
    const { label } = planned;
    if (label.shrunk !== null) shrunk ??= { line: job.line, points: label.shrunk };
    for (const caution of labelCautions(label.code, printerDpi === null ? "pdf" : "zpl"))
      countCaution(cautions, job.line, caution);
    const content = labelSvg(
      label,
      design,
      (bytes) => zlibSync(bytes),
      (path) => pictureOf(path).id,
    );
    if (alone.length === 0) {
      const place = printerDpi !== null ? offset : { x: 0, y: 0 };
      const edge = edges({ x: 0, y: 0 }, shape, false, false);
      const own = label.picture === null ? "" : `<defs>${pictureOf(label.picture.path).image}</defs>`;
      alone.push(own, edge, `<g transform="translate(${place.x} ${place.y})">${content}</g>`);
    }
    const id = `row${job.row}`;
    parts.push(`<defs><g id="${id}">${content}</g></defs>`);
    for (let copy = 0; copy < label.copies && at < places.length; copy++, at++) {
      const { x, y } = moved(places[at]!, offset);
      parts.push(`<use href="#${id}" x="${x}" y="${y}"/>`);
    }
  }
  if (sheet.cropMarks) parts.push(cropSvg(sheet));
  if (sheet.pageNumbers) parts.push(await numberSvg(sheet, total));
  return {
    page: svg({ width, height }, [
      `<defs>${[...pictures.values()].map(({ image }) => image).join("")}</defs>`,
      ...parts,
    ]),
    label: alone.length === 0 ? null : svg(shape, alone),
    labels: at - (start - 1),
    refused,
    shrunk,
    cautions: Object.values(cautions),
  };
}

const moved = ({ x, y }: LabelPlace, by: LabelPlace): LabelPlace => ({ x: x + by.x, y: y + by.y });

const cropSvg = ({ design: { template }, offset }: LabelSheet): string =>
  cropMarks(template)
    .map((mark) => {
      const { x, y } = moved(mark, offset);
      return `<rect x="${x}" y="${y}" width="${mark.width}" height="${mark.height}"/>`;
    })
    .join("");

/** The page number of the first page and the total. */
async function numberSvg(
  { design: { template }, offset, start }: LabelSheet,
  total: number,
): Promise<string> {
  const { lettering } = await loadLettersWeb("0123456789/ ");
  const before = lettering.line("1 / ");
  const after = lettering.line(String(pagesFor(total, start, labelsOnPage(template))));
  const { x, y } = moved({ x: template.page.width / 2, y: template.page.height - NUMBER_BOTTOM }, offset);
  return [
    lineSvg({ line: before, x: x - before.width * NUMBER_SIZE, y, size: NUMBER_SIZE }),
    lineSvg({ line: after, x, y, size: NUMBER_SIZE }),
  ].join("");
}

const pictureSvg = ({ path, box }: PlacedPicture, pictureId: (path: string) => string): string =>
  `<use href="#${pictureId(path)}" transform="translate(${box.x} ${box.y}) scale(${box.width} ${box.height})"/>`;

const lineSvg = ({ line, x, y, size }: PlacedLine): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="${pathData(line.commands)}"/>`;

const svg = ({ width, height }: { width: number; height: number }, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
  `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>${parts.join("")}</svg>`;

/** The edges of a label; used labels are gray, and cut lines dashed. */
function edges({ x, y }: LabelPlace, shape: LabelShape, isUsed: boolean, isCut: boolean): string {
  const [area, line] = [labelEdges(shape, 0), isCut ? cutEdges(shape) : labelEdges(shape, 0)].map((edge) =>
    edge.map(pathData).join(""),
  );
  const used = isUsed ? `<path fill="#e4e4e4" fill-rule="evenodd" d="${area}"/>` : "";
  const stroke = isCut ? `stroke-dasharray="1 1" stroke="#666"` : `stroke="#c4c4c4"`;
  return `<g transform="translate(${x} ${y})">${used}<path fill="none" stroke-width="0.2" ${stroke} d="${line}"/></g>`;
}

/** Content of a label, from its top left corner. */
function labelSvg(
  { code, box, lines, picture }: PlannedLabel,
  { template: { label }, rotation, border }: LabelDesign,
  deflate: (bytes: Uint8Array) => Uint8Array,
  pictureId: (path: string) => string,
): string {
  // a separate file, so that names of gradients do not collide
  const file = renderSvg(code.drawing, code.widthPx, deflate);
  const parts = [
    `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="none" href="data:image/svg+xml;base64,${base64(new TextEncoder().encode(file))}"/>`,
    ...(picture ? [pictureSvg(picture, pictureId)] : []),
    ...lines.map(lineSvg),
  ];
  const content = parts.join("");
  const whole =
    rotation === 0 ? content : `<g transform="matrix(${turned(rotation, label).join(" ")})">${content}</g>`;
  if (!border) return whole;
  const line = labelEdges(label, BORDER.inset).map(pathData).join("");
  return `<path fill="none" stroke="#000" stroke-width="${BORDER.width}" d="${line}"/>${whole}`;
}
