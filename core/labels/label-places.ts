import type { LabelTemplate } from "./template.ts";

/** Printing order: rows run to the right, columns downward. */
export const LABEL_ORDERS = ["rows", "columns"] as const;
export type LabelOrder = (typeof LABEL_ORDERS)[number];

/** Top left corner of a label, mm from the top left corner of the page. */
export interface LabelPlace {
  x: number;
  y: number;
}

/** Positions of the labels on a page in printing order, grid by grid if a sheet has several. */
export function labelPlaces({ grids }: Pick<LabelTemplate, "grids">, order: LabelOrder): LabelPlace[] {
  return grids.flatMap(({ columns, rows, left, top, pitchX, pitchY }) =>
    Array.from({ length: columns * rows }, (_, at) => {
      const [column, row] =
        order === "rows" ? [at % columns, Math.floor(at / columns)] : [Math.floor(at / rows), at % rows];
      return { x: left + column * pitchX, y: top + row * pitchY };
    }),
  );
}

/** The margins of a sheet around all its labels, mm. */
export function labelMargins(template: LabelTemplate) {
  const { page, label } = template;
  const places = labelPlaces(template, "rows");
  const [across, down] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: page.width - Math.max(...across) - label.width,
    bottom: page.height - Math.max(...down) - label.height,
  };
}

/**
 * Number of pages for a number of labels.
 * @param start number of the first unused label on the first sheet, from 1
 */
export const pagesFor = (labels: number, start: number, perPage: number): number =>
  Math.ceil((labels + start - 1) / perPage);
