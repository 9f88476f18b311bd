import { MM_PER_INCH, mmText, readLength } from "../../core/codes/print/length.ts";
import { readPage } from "../../core/codes/print/page.ts";
import { TEXT_POINTS } from "../../core/labels/fit-text.ts";
import { findTemplate } from "../../core/labels/find-template.ts";
import { LABEL_ORDERS, labelPlaces } from "../../core/labels/label-places.ts";
import { CODE_SIDES, defaultMargin, ROTATIONS } from "../../core/labels/label-room.ts";
import { ownTemplate } from "../../core/labels/own-template.ts";
import { labelsOnPage, type LabelTemplate } from "../../core/labels/template.ts";
import { type LabelDesign, type SheetDesign, TEXT_ALIGNS } from "../../adapters/codes/sheet/sheet-options.ts";
import { chosen } from "../batch/row-options.ts";
import { WrongUse } from "../input/wrong-use.ts";

/** Options of sheets, as they were typed. */
export interface SheetTexts {
  template?: string;
  label?: string;
  page?: string;
  columns?: string;
  rows?: string;
  pageMargin?: string;
  gap?: string;
  start: string;
  order: string;
  offset?: string;
  codeSide?: string;
  align?: string;
  textSize: string;
  rotate: string;
  labelMargin?: string;
  border?: boolean;
  cutLines?: boolean;
  pageNumbers?: boolean;
  firstPage?: boolean;
}

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
  if (pageNumbers && bottomMargin(template) < NUMBER_MARGIN)
    throw new WrongUse(`--page-numbers: the sheet has no bottom margin of ${NUMBER_MARGIN} mm for them.`);
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
    },
    start,
    order: chosen("--order", texts.order, LABEL_ORDERS) ?? "rows",
    offset: { x, y },
    cutLines: texts.cutLines === true,
    pageNumbers,
    firstPage: texts.firstPage === true,
  };
};

/** Mm between what is on labels and the edge of the page, or of the label where a label printer prints it. */
const roomAround = (template: LabelTemplate, margin: number, format: "pdf" | "zpl") => {
  if (format === "zpl") return { left: margin, top: margin, right: margin, bottom: margin };
  const { page, label } = template;
  const places = labelPlaces(template, "rows");
  const [across, down] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return {
    left: Math.min(...across) + margin,
    top: Math.min(...down) + margin,
    right: page.width - Math.max(...across) - label.width + margin,
    bottom: page.height - Math.max(...down) - label.height + margin,
  };
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

/** A label printer prints labels one after the other: what is said about pages was meant for a PDF. */
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
    ["--page-numbers", texts.pageNumbers === true],
    ["--first-page", texts.firstPage === true],
  ].find(([, isSaid]) => isSaid === true);
  if (stray !== undefined)
    throw new WrongUse(
      `${stray[0]} is about pages, and a label printer has none: leave it out, or print a PDF.`,
    );
};

const templateOf = async (texts: SheetTexts): Promise<LabelTemplate> => {
  const own = ["page", "columns", "rows", "pageMargin", "gap"] as const;
  if (texts.label === undefined) {
    const stray = own.find((name) => texts[name] !== undefined);
    if (stray !== undefined)
      throw new WrongUse(
        `--${stray === "pageMargin" ? "page-margin" : stray} is for labels by measure: add --label, such as --label 50x30mm.`,
      );
    if (texts.template === undefined)
      throw new WrongUse(
        'Name the sheet: --template "Avery L7160", or --label 50x30mm for one of your own. quietzone templates lists them.',
      );
    const { TEMPLATES } = await import("../../core/labels/templates.ts");
    const found = findTemplate(TEMPLATES, texts.template);
    if (!found.ok)
      throw new WrongUse(
        `--template: ${found.message} quietzone templates lists all; --label 50x30mm takes any other.`,
      );
    return found.template;
  }
  if (texts.template !== undefined)
    throw new WrongUse("--template and --label: write one of them, not both.");
  const label = readPage(texts.label);
  if (label === null || label === "code")
    throw new WrongUse(`--label: "${texts.label}" is no size of a label, such as 50x30mm.`);
  const page = texts.page?.toLowerCase() === "label" ? label : readPage(texts.page ?? "a4");
  if (page === null || page === "code")
    throw new WrongUse(
      `--page: "${texts.page}" is none: write a4, letter, a size such as 100x150mm, or label for rolls.`,
    );
  const [left, top] =
    texts.pageMargin === undefined ? [] : pairOf("--page-margin", texts.pageMargin, 0, Infinity);
  const [gapX, gapY] = texts.gap === undefined ? [0, 0] : pairOf("--gap", texts.gap, 0, Infinity);
  const count = (name: "columns" | "rows") =>
    texts[name] === undefined ? undefined : wholeOf(`--${name}`, texts[name], 1, 1000, "");
  const made = ownTemplate({
    label,
    page,
    columns: count("columns"),
    rows: count("rows"),
    left,
    top,
    gapX,
    gapY,
  });
  if (!made.ok) throw new WrongUse(`--label: ${made.message}`);
  return made.template;
};

const bottomMargin = ({ page, label, grids }: LabelTemplate): number =>
  page.height - Math.max(...grids.map(({ top, rows, pitchY }) => top + (rows - 1) * pitchY + label.height));

const wholeOf = (option: string, text: string, min: number, max: number, why: string): number => {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new WrongUse(`${option}: "${text}" is not a whole number from ${min} to ${max}${why}.`);
};

const signed = (text: string): number | null => {
  const [, minus, length = ""] = /^\s*([-+]?)(.*)$/.exec(text) ?? [];
  const mm = length.trim() === "0" ? 0 : readLength(length);
  return mm === null ? null : minus === "-" ? -mm : mm;
};

const lengthOf = (option: string, text: string, min: number): number => {
  const mm = signed(text);
  if (mm === null || mm < min) throw new WrongUse(`${option}: "${text}" is no length, such as 1.5mm.`);
  return mm;
};

/** Two lengths: to the right, and down. */
const pairOf = (option: string, text: string, min: number, max: number): [number, number] => {
  const [x, y, ...others] = text.split(",").map(signed);
  const isRight = (mm: number | null | undefined): mm is number =>
    typeof mm === "number" && mm >= min && mm <= max;
  if (isRight(x) && isRight(y) && others.length === 0) return [x, y];
  const bound = max === Infinity ? "" : `, each from ${min} to ${max} mm`;
  throw new WrongUse(`${option}: "${text}" is no pair of lengths such as 0.5mm,1mm${bound}.`);
};

const textSizeOf = (text: string): number => {
  const mm = readLength(text);
  const points = mm === null ? Number.NaN : (mm / MM_PER_INCH) * 72;
  if (mm !== null && points >= TEXT_POINTS.min && points <= TEXT_POINTS.max) return mm;
  throw new WrongUse(`--text-size: "${text}" is no size from ${TEXT_POINTS.min}pt to ${TEXT_POINTS.max}pt.`);
};

const rotationOf = (text: string) => {
  const found = ROTATIONS.find((rotation) => String(rotation) === text.trim());
  if (found === undefined) throw new WrongUse(`--rotate: "${text}" is not one of ${ROTATIONS.join(", ")}.`);
  return found;
};
