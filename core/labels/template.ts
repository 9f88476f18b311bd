import type { Page } from "../codes/print/page.ts";

/** The cut label, mm. */
export interface LabelShape {
  /** A disc is round and has a hole in the middle. */
  kind: "rectangle" | "ellipse" | "disc";
  width: number;
  height: number;
  /** Radius of the corners of a rectangle. */
  corners: number;
  /** Radius of the hole of a disc. */
  hole: number;
}

/** Labels in columns and rows, mm from the top left corner of the page. */
interface LabelGrid {
  columns: number;
  rows: number;
  left: number;
  top: number;
  /** Distance between the left edges of neighboring labels, and between their top edges. */
  pitchX: number;
  pitchY: number;
}

/** A sheet of labels, or a roll on which each label is one page. */
export interface LabelTemplate {
  brand: string;
  part: string;
  /** Part numbers of the same brand for the same sheet. */
  equivalents: readonly string[];
  description: string;
  /** `A4`, `US Letter` and others, `roll`, or `other` for a size without a name. */
  paper: string;
  page: Page;
  /** A roll that is cut to any length. */
  continuous?: true;
  label: LabelShape;
  /** Usually one. Labels are counted grid by grid. */
  grids: readonly LabelGrid[];
}

/** The common name: `Avery L7160`. */
export const templateName = ({ brand, part }: Pick<LabelTemplate, "brand" | "part">): string =>
  `${brand} ${part}`.trim();

/** Number of labels on a page. */
export const labelsOnPage = ({ grids }: Pick<LabelTemplate, "grids">): number =>
  grids.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
