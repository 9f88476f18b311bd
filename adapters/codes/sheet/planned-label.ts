import type { Picture } from "../../../core/codes/drawing.ts";
import type { PageBox } from "../../../core/codes/print/page.ts";
import type { LetteredLine } from "../../../core/codes/qr/frame/lettering.ts";
import type { MadeCode } from "../encode/made-code.ts";

/** A line of text on a label: left end of its baseline, mm from the corner of the content. */
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
  /** Identifies the picture. */
  path: string;
  box: PageBox;
}

/** The content of one label, mm from its corner; it may be rotated. */
export interface PlannedLabel {
  code: MadeCode;
  box: PageBox;
  lines: PlacedLine[];
  /** Beside or above the text; null for none. */
  picture: PlacedPicture | null;
  copies: number;
  /** Letter size in points if it had to be reduced, otherwise null. */
  shrunk: number | null;
}
