import type { ExportFormat } from "../file-format.ts";
import { type Page, PAGES } from "./page.ts";

/** `k`: black ink alone, as a print shop wants it; any other black is mixed of four inks, whose edges never lie on each other. */
export const INKS = ["rgb", "k"] as const;
type Ink = (typeof INKS)[number];

/** Placement of a code on the paper of a PDF or EPS file, or on the label of a ZPL file. */
export interface Press {
  /** In a PDF, the trimmed page; in ZPL, the label. An EPS file is as large as its code. */
  page: Page | "code";
  /** `thermal`: a label printer has black dots or none. */
  ink: Ink | "thermal";
  /** Mm beyond where the paper is cut, onto which the background goes on. */
  bleed: number;
  /** Lines outside of the page, where the paper is cut. */
  cropMarks: boolean;
  /** Mm by which bars and modules are narrower than they are to be, for the ink that spreads. */
  barWidthReduction: number;
  /** ZPL only: the printer draws the code itself, with its native barcode command. */
  native: boolean;
  /** ZPL only: copies of each label. */
  copies: number;
}

/** The most mm of bleed and of bar width reduction: limits of ours, of no standard. */
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

/** The default placement of a code in a file of this format. */
export const plainPress = (format: ExportFormat): Press =>
  format === "zpl" ? { ...PLAIN_PRESS, page: "code", ink: "thermal" } : PLAIN_PRESS;
