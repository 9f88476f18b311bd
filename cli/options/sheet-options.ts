import { mmText } from "../../core/codes/print/length.ts";
import { INKS } from "../../core/codes/print/press.ts";
import { CROP_MARGIN, labelMargins } from "../../core/labels/crop-marks.ts";
import { LABEL_ORDERS } from "../../core/labels/label-places.ts";
import { CODE_SIDES, defaultMargin } from "../../core/labels/label-room.ts";
import { labelsOnPage, type LabelTemplate } from "../../core/labels/template.ts";
import { type LabelDesign, type SheetDesign, TEXT_ALIGNS } from "../../adapters/codes/sheet/sheet-options.ts";
import { chosen } from "../batch/row-options.ts";
import { WrongUse } from "../input/wrong-use.ts";
import { lengthOf, pairOf, rotationOf, textSizeOf, wholeOf } from "./sheet-lengths.ts";
import { templateOf } from "./sheet-template.ts";
import type { SheetTexts } from "./sheet-texts.ts";

/** The longest way that a printer is off, mm. */
const MOST_OFFSET = 20;
/** Page numbers stand in the margin of a sheet: one that is narrower has no room, mm. */
const NUMBER_MARGIN = 7;

/**
 * What options say about sheets and labels.
 * @throws WrongUse where they say nothing, or what no sheet can be
 */
export const sheetOptionsOf = async (
  texts: SheetTexts,
  format: "pdf" | "zpl",
): Promise<SheetDesign & { labelDesign: LabelDesign }> => {
  if (format === "zpl") refusePages(texts);
  const template = await templateOf(
    format === "zpl" && texts.label !== undefined ? { ...texts, page: "label" } : texts,
  );
  const perPage = labelsOnPage(template);
  const start = wholeOf("--start", texts.start, 1, perPage, `: a page has ${perPage}`);
  const margin =
    texts.labelMargin === undefined
      ? defaultMargin(template.label)
      : lengthOf("--label-margin", texts.labelMargin, 0);
  const least = Math.min(template.label.width, template.label.height);
  if (margin * 2 >= least)
    throw new WrongUse(
      `--label-margin: "${texts.labelMargin}" leaves nothing of a label that is ${least} mm.`,
    );
  const pageNumbers = texts.pageNumbers === true;
  if (pageNumbers && labelMargins(template).bottom < NUMBER_MARGIN)
    throw new WrongUse(`--page-numbers: the sheet has no bottom margin of ${NUMBER_MARGIN} mm for them.`);
  if (texts.cropMarks === true) refuseMarks(template);
  const ink = chosen("--ink", texts.ink, INKS) ?? "rgb";
  const [x, y] =
    texts.offset === undefined ? [0, 0] : pairOf("--offset", texts.offset, -MOST_OFFSET, MOST_OFFSET);
  refuseCut({ x, y }, roomAround(template, margin, format), format);
  return {
    labelDesign: {
      template,
      side: chosen("--code-side", texts.codeSide, CODE_SIDES),
      align: chosen("--align", texts.align, TEXT_ALIGNS),
      textSize: textSizeOf(texts.textSize),
      rotation: rotationOf(texts.rotate),
      margin,
      border: texts.border === true,
      ink,
    },
    start,
    order: chosen("--order", texts.order, LABEL_ORDERS) ?? "rows",
    offset: { x, y },
    cutLines: texts.cutLines === true,
    pageNumbers,
    firstPage: texts.firstPage === true,
    cropMarks: texts.cropMarks === true,
  };
};

/** Mm between the content of labels and the edge of the page, or of the label on a label printer. */
const roomAround = (template: LabelTemplate, margin: number, format: "pdf" | "zpl") => {
  if (format === "zpl") return { left: margin, top: margin, right: margin, bottom: margin };
  const { left, top, right, bottom } = labelMargins(template);
  return { left: left + margin, top: top + margin, right: right + margin, bottom: bottom + margin };
};

/** @throws WrongUse where an offset moves codes over the edge */
const refuseCut = (
  { x, y }: { x: number; y: number },
  room: ReturnType<typeof roomAround>,
  format: "pdf" | "zpl",
): void => {
  const ways = [
    { way: -x, most: room.left, name: "left" },
    { way: x, most: room.right, name: "right" },
    { way: -y, most: room.top, name: "up" },
    { way: y, most: room.bottom, name: "down" },
  ];
  // sizes of makers are rounded
  const over = ways.find(({ way, most }) => way > most + 0.1);
  if (over)
    throw new WrongUse(
      `--offset: ${mmText(over.way)} ${over.name} would move codes over the edge of the ${format === "zpl" ? "label" : "page"}: the margin there is ${mmText(over.most)}.`,
    );
};

/** @throws WrongUse if there is no room for crop marks, or nothing to mark */
const refuseMarks = (template: LabelTemplate): void => {
  if (template.label.kind !== "rectangle")
    throw new WrongUse("--crop-marks: round labels have no edges to cut along; --cut-lines draws them.");
  const margins = Object.entries(labelMargins(template));
  const narrow = margins.find(([, margin]) => margin < CROP_MARGIN);
  if (narrow !== undefined)
    throw new WrongUse(
      `--crop-marks: they need ${mmText(CROP_MARGIN)} on each side of the labels, and the ${narrow[0]} margin is ${mmText(Math.max(0, narrow[1]))}.`,
    );
};

/** A label printer prints one label after the other: page options are only for a PDF. */
const refusePages = (texts: SheetTexts): void => {
  const stray = [
    ["--page", texts.page !== undefined && texts.page.toLowerCase() !== "label"],
    ["--columns", texts.columns !== undefined],
    ["--rows", texts.rows !== undefined],
    ["--page-margin", texts.pageMargin !== undefined],
    ["--gap", texts.gap !== undefined],
    ["--start", texts.start.trim() !== "1"],
    ["--order", texts.order !== "rows"],
    ["--cut-lines", texts.cutLines === true],
    ["--crop-marks", texts.cropMarks === true],
    ["--page-numbers", texts.pageNumbers === true],
    ["--first-page", texts.firstPage === true],
  ].find(([, isSaid]) => isSaid === true);
  if (texts.ink !== undefined)
    throw new WrongUse("--ink is of a PDF, and a label printer has black alone: leave it out.");
  if (stray !== undefined)
    throw new WrongUse(
      `${stray[0]} is about pages, and a label printer has none: leave it out, or print a PDF.`,
    );
};
