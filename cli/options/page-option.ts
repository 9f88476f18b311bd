import type { ExportFormat } from "../../core/codes/file-format.ts";
import { type Page, readPage } from "../../core/codes/print/page.ts";
import { WrongUse } from "../input/wrong-use.ts";

/**
 * What `--page` asks for.
 * @throws WrongUse for a text that is no page, and where no PDF is written
 */
export const pageOf = (text: string, format: ExportFormat | null): Page | "code" => {
  const page = readPage(text);
  if (page === null)
    throw new WrongUse(`--page: "${text}" is none: write a4, letter, code, or a size such as 100x150mm.`);
  if (format !== "pdf") throw new WrongUse("--page is for PDF files: add --format pdf.");
  return page;
};
