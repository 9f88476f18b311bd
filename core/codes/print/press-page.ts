import { mmOfPoints } from "./length.ts";
import type { CodeBox, Page, PageBox } from "./page.ts";
import type { Press } from "./press.ts";
import { dotsOver, mmOfDots } from "./resolution.ts";

/** Positions of all parts on the paper of a print-shop file, in mm from its top left corner. */
export interface PressPage {
  /** The paper. */
  paper: Page;
  /** The page after trimming. */
  trim: PageBox;
  /** The trimmed page plus bleed. */
  bleed: PageBox;
  code: PageBox;
  /** The background of the code: at the edge of the page, it extends into the bleed. */
  background: PageBox;
  /** Crop marks: thin rectangles in line with the sides of the page. */
  marks: PageBox[];
}

/**
 * Dimensions of crop marks, mm. They keep a distance from the page, so that an inexact cut leaves none on it; a quarter of a point wide, as
 * layout programs draw them.
 */
const MARK = { length: 5, distance: 3, width: mmOfPoints(0.25) } as const;

/** @param code its place on the page, mm from the top left corner */
export function layOutPress(
  page: Page,
  code: CodeBox,
  { bleed, cropMarks }: Pick<Press, "bleed" | "cropMarks">,
): PressPage {
  const distance = Math.max(bleed, MARK.distance);
  const margin = cropMarks ? distance + MARK.length : bleed;
  // a code that begins on a dot of the page begins on one of the paper
  const edge = code.dpi === undefined ? margin : mmOfDots(dotsOver(margin, code.dpi), code.dpi);
  const trim = { x: edge, y: edge, ...page };
  const place = { ...code, x: code.x + edge, y: code.y + edge };
  return {
    paper: { width: page.width + 2 * edge, height: page.height + 2 * edge },
    trim,
    bleed: grown(trim, bleed, bleed, bleed, bleed),
    code: place,
    background: grown(
      place,
      isSame(code.x, 0) ? bleed : 0,
      isSame(code.y, 0) ? bleed : 0,
      isSame(code.x + code.width, page.width) ? bleed : 0,
      isSame(code.y + code.height, page.height) ? bleed : 0,
    ),
    marks: cropMarks ? marksAround(trim, distance) : [],
  };
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

const grown = (box: PageBox, left: number, top: number, right: number, bottom: number): PageBox => ({
  x: box.x - left,
  y: box.y - top,
  width: box.width + left + right,
  height: box.height + top + bottom,
});

function marksAround({ x, y, width, height }: PageBox, distance: number): PageBox[] {
  const { length, width: thin } = MARK;
  const beside = [x - distance - length, x + width + distance];
  const above = [y - distance - length, y + height + distance];
  return [
    ...[y, y + height].flatMap((at) =>
      beside.map((left) => ({ x: left, y: at - thin / 2, width: length, height: thin })),
    ),
    ...[x, x + width].flatMap((at) =>
      above.map((top) => ({ x: at - thin / 2, y: top, width: thin, height: length })),
    ),
  ];
}
