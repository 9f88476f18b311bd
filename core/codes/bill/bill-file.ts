import type { ExportFormat } from "../file-format.ts";
import { PAGES } from "../print/page.ts";
import type { Press } from "../print/press.ts";

/**
 * Why a bill is not written as such a file, or null.
 * @param page of a PDF: A4, whose lower end the bill is, or `code` for one of 210 by 105 mm
 */
export function billFileProblem(file: ExportFormat, { page }: Pick<Press, "page">): string | null {
  if (file === "png" || file === "zpl")
    return "A bill is printed at its exact size, which needs lines instead of pixels: choose pdf, svg or eps.";
  if (file === "pdf" && page !== "code" && page.width !== PAGES.a4.width)
    return "A bill is the lower end of an A4 page, or a page of 210 by 105 mm: choose a4 or code.";
  return null;
}

/** Whether the bill has a page above it: then it says where it is to be separated. */
export const isOnPage = (file: ExportFormat, { page }: Pick<Press, "page">): boolean =>
  file === "pdf" && page !== "code";
