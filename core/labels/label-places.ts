import type { LabelTemplate } from "./template.ts";

/** Whether labels follow each other to the right or downwards. */
export const LABEL_ORDERS = ["rows", "columns"] as const;
export type LabelOrder = (typeof LABEL_ORDERS)[number];

/** The top left corner of a label, mm from that of its page. */
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

/**
 * Pages that so many labels take.
 * @param start number of the first label that is left on the first sheet; 1 is the first of all
 */
export const pagesFor = (labels: number, start: number, perPage: number): number =>
  Math.ceil((labels + start - 1) / perPage);
