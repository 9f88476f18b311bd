import type { INKS } from "../../../core/codes/print/press.ts";
import type { CodeSide, Rotation } from "../../../core/labels/label-room.ts";
import type { LabelOrder } from "../../../core/labels/label-places.ts";
import type { LabelTemplate } from "../../../core/labels/template.ts";

export const TEXT_ALIGNS = ["left", "center", "right"] as const;
export type TextAlign = (typeof TEXT_ALIGNS)[number];

/** The layout of codes and texts on labels; lengths in mm. */
export interface LabelDesign {
  template: LabelTemplate;
  /** Null: beside the text where the label is wide, above it where it is not. */
  side: CodeSide | null;
  align: TextAlign | null;
  /** Height of the letters. */
  textSize: number;
  rotation: Rotation;
  /** Around the content. */
  margin: number;
  border: boolean;
  /** Ink of a PDF; `k` is black alone. Defaults to `rgb`. */
  ink?: (typeof INKS)[number];
}

/** The layout of labels on pages. */
export interface SheetDesign {
  /** Number of the first label that is left on the first sheet; 1 is the first of all. */
  start: number;
  order: LabelOrder;
  /** By which everything is moved, mm: printers feed paper a little beside where it should be. */
  offset: { x: number; y: number };
  cutLines: boolean;
  pageNumbers: boolean;
  firstPage: boolean;
  /** Lines in the margins of the sheet, in line with the edges of the labels. */
  cropMarks?: boolean;
}
