import type { Press } from "../codes/print/press.ts";
import type { CodeSide, Rotation } from "./label-room.ts";
import type { LabelOrder } from "./label-places.ts";
import type { LabelTemplate } from "./template.ts";

export const TEXT_ALIGNS = ["left", "center", "right"] as const;
export type TextAlign = (typeof TEXT_ALIGNS)[number];

/** The layout of codes and texts on labels; lengths in mm. */
export interface LabelDesign {
  template: LabelTemplate;
  /** Null: beside the text on wide labels, above it on others. */
  side: CodeSide | null;
  align: TextAlign | null;
  /** Height of the letters. */
  textSize: number;
  rotation: Rotation;
  /** Margin around the content. */
  margin: number;
  border: boolean;
  /** The ink that prints codes and pictures; that of a label printer is `thermal`. */
  ink: Press["ink"];
}

/** The layout of labels on pages. */
export interface SheetDesign {
  /** Number of the first unused label on the first sheet, from 1. */
  start: number;
  order: LabelOrder;
  /** Moves everything, mm: printers do not feed paper exactly. */
  offset: { x: number; y: number };
  cutLines: boolean;
  pageNumbers: boolean;
  firstPage: boolean;
  /** Crop marks in the margins of the sheet. */
  cropMarks: boolean;
}
