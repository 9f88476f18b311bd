import type { FileFormat } from "../../../core/codes/file-format.ts";
import { type Page, PAGES } from "../../../core/codes/print/page.ts";
import type { Deflate } from "./encode-png.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { placeOnPage } from "./pdf-box.ts";

/** Turns a drawn code into the bytes of a file. A PDF says that it was made `now`. */
export type RenderFile = (code: MadeCode, now: Date) => Uint8Array | Promise<Uint8Array>;

/** Each renderer is loaded only when it is needed: a single code should not wait for the others. */
const LOADERS: Record<Exclude<FileFormat, "png">, (page: Page | "code") => Promise<RenderFile>> = {
  async svg() {
    const [{ renderSvg }, { zlibSync }] = await Promise.all([import("./render-svg.ts"), import("fflate")]);
    const deflate: Deflate = (bytes) => zlibSync(bytes, { level: 9 });
    return ({ drawing, widthPx, printed }) =>
      new TextEncoder().encode(renderSvg(drawing, widthPx, deflate, printed));
  },
  async pdf(asked) {
    const { renderPdf } = await import("./render-pdf.ts");
    return (code, now) => {
      const { page, box } = placeOnPage(code, asked);
      return renderPdf(code.drawing, box, now, page);
    };
  },
};

/** What writes files without pixels, the same in the browser and in Node. @param page of PDF files */
export const loadVectorRenderer = (
  format: Exclude<FileFormat, "png">,
  page: Page | "code" = PAGES.a4,
): Promise<RenderFile> => LOADERS[format](page);
