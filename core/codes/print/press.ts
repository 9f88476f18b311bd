import { type Page, PAGES } from "./page.ts";

/** `k`: black ink alone, as a print shop wants it; any other black is mixed of four inks, whose edges never lie on each other. */
export const INKS = ["rgb", "k"] as const;
export type Ink = (typeof INKS)[number];

/** How a code stands on the paper of a PDF or EPS file. */
export interface Press {
  /** Of a PDF: what is left of the paper once it is cut; an EPS file is as large as its code. */
  page: Page | "code";
  ink: Ink;
  /** Mm beyond where the paper is cut, onto which the background goes on. */
  bleed: number;
  /** Lines outside of the page, where the paper is cut. */
  cropMarks: boolean;
  /** Mm by which bars and modules are narrower than they are to be, for the ink that spreads. */
  barWidthReduction: number;
}

export const PLAIN_PRESS: Press = {
  page: PAGES.a4,
  ink: "rgb",
  bleed: 0,
  cropMarks: false,
  barWidthReduction: 0,
};
