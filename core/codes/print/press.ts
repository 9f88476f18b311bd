import type { ExportFormat } from "../file-format.ts";
import { type Page, PAGES } from "./page.ts";

/** `k`: black ink alone, as print shops want it; other blacks are mixed from four inks, whose edges never align. */
export const INKS = ["rgb", "k"] as const;
type Ink = (typeof INKS)[number];

/** Placement of a code on the paper of a PDF or EPS file, or on the label of a ZPL file. */
export interface Press {
  /** In PDF, the trimmed page; in ZPL, the label. An EPS file is as large as its code. */
  page: Page | "code";
  /** `thermal`: a label printer prints black dots only. */
  ink: Ink | "thermal";
  /** How far the background extends beyond the cut, mm. */
  bleed: number;
  /** Lines outside the page that show where to cut. */
  cropMarks: boolean;
  /** Reduction of the width of bars and modules, mm, to compensate for ink spread. */
  barWidthReduction: number;
  /** ZPL only: the printer draws the code itself, with its native barcode command. */
  native: boolean;
  /** ZPL only: copies of each label. */
  copies: number;
}

/** Largest bleed and bar width reduction, mm: our own limits, not those of a standard. */
export const PRESS_LIMITS = { bleed: 20, barWidthReduction: 0.5 } as const;

export const PLAIN_PRESS: Press = {
  page: PAGES.a4,
  ink: "rgb",
  bleed: 0,
  cropMarks: false,
  barWidthReduction: 0,
  native: false,
  copies: 1,
};

/** Default placement of a code in files of this format. */
export const plainPress = (format: ExportFormat): Press =>
  format === "zpl" ? { ...PLAIN_PRESS, page: "code", ink: "thermal" } : PLAIN_PRESS;
