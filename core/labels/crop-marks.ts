import { micrometers, mmOfPoints } from "../codes/print/length.ts";
import type { PageBox } from "../codes/print/page.ts";
import { labelMargins, labelPlaces } from "./label-places.ts";
import type { LabelTemplate } from "./template.ts";

/** Of a mark, mm: its distance from the labels, so that an inexact cut leaves none on them, its usual and least length, and its width. */
const MARK = { distance: 1.5, length: 5, least: 2, width: mmOfPoints(0.25) } as const;

/** Least margin of a sheet that has room for marks, mm. */
export const CROP_MARGIN = MARK.distance + MARK.least;

/** Length of the marks in a margin, mm. */
const long = (margin: number) => Math.min(MARK.length, margin - MARK.distance);
/** Start of a mark whose middle is at this position. */
const line = (at: number) => at - MARK.width / 2;

/** The marks as thin rectangles in line with the edges of the labels, mm from the top left corner of the page. */
export function cropMarks(template: LabelTemplate): PageBox[] {
  const { page, label } = template;
  const places = labelPlaces(template, "rows");
  const { left, top, right, bottom } = labelMargins(template);
  const [columns, rows] = [
    edges(
      places.map(({ x }) => x),
      label.width,
    ),
    edges(
      places.map(({ y }) => y),
      label.height,
    ),
  ];
  return [
    ...columns.flatMap((at) => [
      { x: line(at), y: top - MARK.distance - long(top), width: MARK.width, height: long(top) },
      { x: line(at), y: page.height - bottom + MARK.distance, width: MARK.width, height: long(bottom) },
    ]),
    ...rows.flatMap((at) => [
      { x: left - MARK.distance - long(left), y: line(at), width: long(left), height: MARK.width },
      { x: page.width - right + MARK.distance, y: line(at), width: long(right), height: MARK.width },
    ]),
  ];
}

/** The edges of labels of this length that begin at these places, mm, without repeats. */
const edges = (starts: readonly number[], length: number): number[] => [
  // lengths add up with tiny differences
  ...new Set(starts.flatMap((at) => [at, at + length]).map(micrometers)),
];
