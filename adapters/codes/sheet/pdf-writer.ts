import type { LoadLetters } from "../../../core/codes/qr/frame/lettering.ts";
import { templateName } from "../../../core/labels/template.ts";
import type { LabelWriter } from "./label-writer.ts";
import { firstPage, type PdfOptions } from "./first-page.ts";
import { createPdfFile, type Deflate, type Digest, type ByteSink, type PdfState } from "./pdf-file.ts";
import { createSheetPages, type PagesState } from "./sheet-pages.ts";

/** The state from which an interrupted file resumes, as JSON. */
export interface PdfWriterState {
  pdf: PdfState;
  pages: PagesState;
}

interface PdfWriterParts {
  sink: ByteSink;
  deflate: Deflate;
  loadLetters: LoadLetters;
  /** Left out where no file is resumed. */
  digest?: Digest;
}

/**
 * Puts labels on the pages of one PDF.
 * @param now creation date in the file
 * @param earlier state from which an interrupted file resumes
 */
export async function createPdfWriter(
  { sink, deflate, loadLetters, digest }: PdfWriterParts,
  options: PdfOptions,
  now: Date,
  earlier: PdfWriterState | null = null,
): Promise<LabelWriter> {
  const { template } = options.labelDesign;
  const numbers = options.pageNumbers ? (await loadLetters("0123456789/ ")).lettering : null;
  const look = {
    page: template.page,
    title: `Labels: ${templateName(template)}`,
    now,
    ink: options.labelDesign.ink,
  };
  const pdf = createPdfFile(sink, { deflate, digest }, look, earlier?.pdf);
  const pages = createSheetPages(options, pdf, numbers, earlier?.pages);
  return {
    add: (planned) => pages.add(planned),
    async finish(labels) {
      const count = pages.finish();
      const counts = { labels, pages: count };
      pdf.finish(options.firstPage ? await firstPage(options, pdf, loadLetters, counts) : null);
      return count;
    },
    state: (): PdfWriterState => ({ pdf: pdf.state(), pages: pages.state() }),
  };
}
