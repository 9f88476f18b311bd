import { readLength } from "./length.ts";

/** A page in mm. */
export interface Page {
  width: number;
  height: number;
}

/** A rectangle on a page, mm from its top left corner. */
export interface PageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The place of a code on a page. */
export interface CodeBox extends PageBox {
  /** Dots per inch of the printer, on whose dots it begins; absent if it has no size on paper. */
  dpi?: number;
}

/** Portrait, mm: ISO 216, and ANSI Y14.1 size A. */
export const PAGES = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;

/** Named pages; `code` is as large as the code. */
export const PAGE_NAMES = ["a4", "letter", "code"] as const;
export type PageName = (typeof PAGE_NAMES)[number];
export const namedPage = (name: PageName): Page | "code" => (name === "code" ? name : PAGES[name]);

/** Limits of a page's sides, mm: PDF 1.7 §C.2 allows up to 14,400 pt. */
const SIDE = { min: 5, max: 5000 } as const;

/** Whether a length (mm) is allowed as a side of a page or label. */
export const isPageSide = (mm: number | null): mm is number =>
  mm !== null && mm >= SIDE.min && mm <= SIDE.max;

/**
 * The page that a text names: `a4`, `letter`, `code` (as large as the code), or width and height such as `100x150mm`.
 * @returns null for any other text, and for sides below 5 mm or above 5 m
 */
export function readPage(text: string): Page | "code" | null {
  const name = text.trim().toLowerCase();
  const known = PAGE_NAMES.find((each) => each === name);
  if (known) return namedPage(known);
  const sides = name.split(/[x×]/).map((side) => side.trim());
  const [across = "", down = ""] = sides;
  if (sides.length !== 2) return null;
  // 100x150mm: one unit for both
  const width = readLength(across) ?? readLength(across + down.replace(/^[\d.,\s/⁄¼-¾⅐-⅞]+/, ""));
  const height = readLength(down);
  return isPageSide(width) && isPageSide(height) ? { width, height } : null;
}
