import type { LoadLetters } from "../../../core/codes/qr/frame/lettering.ts";
import { pagesFor } from "../../../core/labels/label-places.ts";
import { labelsOnPage, templateName } from "../../../core/labels/template.ts";
import type { LabelWriter } from "./label-writer.ts";
import { finishPages } from "./first-page.ts";
import { createPdfFile, type Deflate, type ByteSink } from "./pdf-file.ts";
import type { LabelDesign, SheetDesign } from "./sheet-options.ts";
import { createSheetPages } from "./sheet-pages.ts";

/**
 * Puts labels on the pages of one PDF.
 * @param now the date of creation that the file says
 */
export async function createPdfWriter(
  { sink, deflate, loadLetters }: { sink: ByteSink; deflate: Deflate; loadLetters: LoadLetters },
  options: SheetDesign & { labelDesign: LabelDesign; file: { name: string } },
  now: Date,
): Promise<LabelWriter> {
  const { template } = options.labelDesign;
  const numbers = options.pageNumbers ? (await loadLetters("0123456789/ ")).lettering : null;
  const pdf = createPdfFile(sink, deflate, {
    page: template.page,
    title: `Labels: ${templateName(template)}`,
    now,
    ...(options.labelDesign.ink && { ink: options.labelDesign.ink }),
  });
  const pages = createSheetPages(options, pdf, numbers);
  return {
    add: (planned) => pages.add(planned),
    async finish(labels) {
      pages.end();
      const count = pagesFor(labels, options.start, labelsOnPage(template));
      await finishPages(options, pdf, loadLetters, { labels, pages: count });
      return count;
    },
    discard: () => pdf.discard(),
  };
}
