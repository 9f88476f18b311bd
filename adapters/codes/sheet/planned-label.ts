import type { Picture } from "../../../core/codes/drawing.ts";
import type { PageBox } from "../../../core/codes/print/page.ts";
import type { LetteredLine } from "../../../core/codes/qr/frame/lettering.ts";
import type { MadeCode } from "../encode/made-code.ts";

/** A line of text on a label: the left end of its baseline, mm from the corner of the content. */
export interface PlacedLine {
  line: LetteredLine;
  x: number;
  y: number;
  /** Height of the letters, mm. */
  size: number;
}

/** A picture on a label, mm from the corner of the content. */
export interface PlacedPicture {
  picture: Picture;
  /** Names it: the same file is the same picture. */
  path: string;
  box: PageBox;
}

/** The content of one label, mm from its corner; it may be rotated. */
export interface PlannedLabel {
  code: MadeCode;
  box: PageBox;
  lines: PlacedLine[];
  /** Beside or above the lines; null: there is none. */
  picture: PlacedPicture | null;
  copies: number;
  /** The letters are smaller than asked: points; null: they are not. */
  shrunk: number | null;
}
