import type { ExportFormat } from "../file-format.ts";
import { PAGES } from "../print/page.ts";
import type { Press } from "../print/press.ts";

/**
 * Why a bill cannot be written in this file format, or null.
 * @param page for a PDF: A4 with the bill at the bottom, or `code` for a page of 210 by 105 mm
 */
export function billFileProblem(file: ExportFormat, { page }: Pick<Press, "page">): string | null {
  if (file === "png" || file === "zpl")
    return "A bill is printed at its exact size, which needs lines instead of pixels: choose pdf, svg or eps.";
  if (file === "pdf" && page !== "code" && page.width !== PAGES.a4.width)
    return "A bill is the lower end of an A4 page, or a page of 210 by 105 mm: choose a4 or code.";
  return null;
}

/** Whether there is a page above the bill, in which case a line shows where to detach it. */
export const isOnPage = (file: ExportFormat, { page }: Pick<Press, "page">): boolean =>
  file === "pdf" && page !== "code";
