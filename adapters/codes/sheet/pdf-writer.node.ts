import { pagesFor } from "../../../core/labels/label-places.ts";
import { labelsOnPage, templateName } from "../../../core/labels/template.ts";
import { loadLettersNode } from "../letters/load-letters.node.ts";
import type { LabelWriter } from "./label-writer.ts";
import { createPdfFile } from "./pdf-file.node.ts";
import type { LabelDesign, SheetDesign } from "./sheet-options.ts";
import { createSheetPages } from "./sheet-pages.ts";

/**
 * Puts labels on the pages of one PDF.
 * @param now the date of creation that the file says
 * @throws DomainError `storage_failed`
 */
export async function createPdfWriter(
  path: string,
  options: SheetDesign & { labelDesign: LabelDesign; file: { name: string } },
  now: Date,
): Promise<LabelWriter> {
  const { template } = options.labelDesign;
  const numbers = options.pageNumbers ? (await loadLettersNode("0123456789/ ")).lettering : null;
  const pdf = createPdfFile(path, template.page, `Labels: ${templateName(template)}`, now);
  const pages = createSheetPages(options, pdf, numbers);
  return {
    add: (planned) => pages.add(planned),
    async finish(labels) {
      pages.end();
      const count = pagesFor(labels, options.start, labelsOnPage(template));
      const { finishPages } = await import("./first-page.node.ts");
      await finishPages(options, pdf, { labels, pages: count });
      return count;
    },
    discard: () => pdf.discard(),
  };
}
