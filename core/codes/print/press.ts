import type { ExportFormat } from "../file-format.ts";
import { type Page, PAGES } from "./page.ts";

/** `k`: black ink alone, as a print shop wants it; any other black is mixed of four inks, whose edges never lie on each other. */
export const INKS = ["rgb", "k"] as const;
type Ink = (typeof INKS)[number];

/** How a code stands on the paper of a PDF or EPS file, or on the label of a ZPL file. */
export interface Press {
  /** Of a PDF: what is left of the paper once it is cut; of ZPL: the label. An EPS file is as large as its code. */
  page: Page | "code";
  /** `thermal`: a label printer has black dots or none. */
  ink: Ink | "thermal";
  /** Mm beyond where the paper is cut, onto which the background goes on. */
  bleed: number;
  /** Lines outside of the page, where the paper is cut. */
  cropMarks: boolean;
  /** Mm by which bars and modules are narrower than they are to be, for the ink that spreads. */
  barWidthReduction: number;
  /** Of ZPL: the printer draws the code itself, by a command of its own. */
  native: boolean;
  /** Of ZPL: how often a label is printed. */
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

/** How a file of this format stands on its paper where nothing is said. */
export const plainPress = (format: ExportFormat): Press =>
  format === "zpl" ? { ...PLAIN_PRESS, page: "code", ink: "thermal" } : PLAIN_PRESS;
