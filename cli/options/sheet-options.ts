import { mmText } from "../../core/codes/print/length.ts";
import { INKS, plainPress } from "../../core/codes/print/press.ts";
import { CROP_MARGIN } from "../../core/labels/crop-marks.ts";
import { LABEL_ORDERS } from "../../core/labels/label-places.ts";
import { CODE_SIDES, defaultMargin } from "../../core/labels/label-room.ts";
import {
  cropProblem,
  hasNumberRoom,
  isLabelMargin,
  MOST_OFFSET,
  NUMBER_MARGIN,
  offsetOver,
} from "../../core/labels/sheet-margins.ts";
import { labelsOnPage, type LabelTemplate } from "../../core/labels/template.ts";
import { type LabelDesign, type SheetDesign, TEXT_ALIGNS } from "../../core/labels/label-design.ts";
import { chosen } from "./chosen.ts";
import { WrongUse } from "../input/wrong-use.ts";
import { lengthOf, pairOf, rotationOf, textSizeOf } from "./sheet-lengths.ts";
import { templateOf } from "./sheet-template.ts";
import type { SheetTexts } from "./sheet-texts.ts";
import { wholeOf } from "./whole-number.ts";

/**
 * Reads the options of sheets and labels.
 * @throws WrongUse for an invalid option, or one that the sheet has no room for
 */
export const sheetOptionsOf = async (
  texts: SheetTexts,
  format: "pdf" | "zpl",
): Promise<SheetDesign & { labelDesign: LabelDesign; native: boolean }> => {
  if (format === "zpl") refusePages(texts);
  const native = texts.native === true;
  if (native && format !== "zpl")
    throw new WrongUse("--native is for label printers: write labels.zpl, or --print tcp://printer:9100.");
  if (native && rotationOf(texts.rotate) !== 0)
    throw new WrongUse(
      "--native: printers draw QR codes upright, and barcodes are not turned for them here. Leave --native out, and turned labels are printed as graphics.",
    );
  const template = await templateOf(
    format === "zpl" && texts.label !== undefined ? { ...texts, page: "label" } : texts,
  );
  const perPage = labelsOnPage(template);
  const start = wholeOf("--start", texts.start, { min: 1, max: perPage }, `: a page has ${perPage}`);
  const margin =
    texts.labelMargin === undefined
      ? defaultMargin(template.label)
      : lengthOf("--label-margin", texts.labelMargin);
  if (!isLabelMargin(margin, template))
    throw new WrongUse(
      `--label-margin: "${texts.labelMargin}" leaves nothing of a label that is ${Math.min(template.label.width, template.label.height)} mm.`,
    );
  const pageNumbers = texts.pageNumbers === true;
  if (pageNumbers && !hasNumberRoom(template))
    throw new WrongUse(`--page-numbers: the sheet has no bottom margin of ${NUMBER_MARGIN} mm for them.`);
  if (texts.cropMarks === true) refuseMarks(template);
  const ink = chosen("--ink", texts.ink, INKS) ?? plainPress(format).ink;
  const [x, y] =
    texts.offset === undefined ? [0, 0] : pairOf("--offset", texts.offset, -MOST_OFFSET, MOST_OFFSET);
  refuseCut({ x, y }, template, margin, format);
  return {
    native,
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

/** @throws WrongUse where an offset moves codes over the edge */
const refuseCut = (
  offset: { x: number; y: number },
  template: LabelTemplate,
  margin: number,
  format: "pdf" | "zpl",
): void => {
  const over = offsetOver(offset, template, margin, format === "zpl");
  if (over)
    throw new WrongUse(
      `--offset: ${mmText(over.by)} ${over.direction} would move codes over the edge of the ${format === "zpl" ? "label" : "page"}: the margin there is ${mmText(over.most)}.`,
    );
};

/** @throws WrongUse if there is no room for crop marks, or nothing to mark */
const refuseMarks = (template: LabelTemplate): void => {
  const problem = cropProblem(template);
  if (problem === null) return;
  if (problem === "round")
    throw new WrongUse("--crop-marks: round labels have no edges to cut along; --cut-lines draws them.");
  throw new WrongUse(
    `--crop-marks: they need ${mmText(CROP_MARGIN)} on each side of the labels, and the ${problem.side} margin is ${mmText(problem.margin)}.`,
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
    throw new WrongUse("--ink is for PDFs, and a label printer prints only black: leave it out.");
  if (stray !== undefined)
    throw new WrongUse(
      `${stray[0]} is about pages, and a label printer has none: leave it out, or print a PDF.`,
    );
};
