import type { FileFormat } from "../core/codes/file-format.ts";
import type { MadeCode } from "../adapters/codes/made-code.ts";

/** Turns a drawn code into the bytes of a file. A PDF says that it was made `now`. */
export type RenderFile = (code: MadeCode, now: Date) => Uint8Array | Promise<Uint8Array>;

/** Each renderer is loaded only when it is needed: a single code should not wait for the others. */
const LOADERS: Record<FileFormat, () => Promise<RenderFile>> = {
  async png() {
    const { renderPngNode } = await import("../adapters/codes/render-png.node.ts");
    return ({ drawing, widthPx }) => renderPngNode(drawing, widthPx);
  },
  async svg() {
    const { renderSvg } = await import("../adapters/codes/render-svg.ts");
    return ({ drawing, widthPx }) => Buffer.from(renderSvg(drawing, widthPx));
  },
  async pdf() {
    const { renderPdf } = await import("../adapters/codes/render-pdf.ts");
    return ({ drawing, pdfBox }, now) => renderPdf(drawing, pdfBox, now);
  },
};

export const loadRenderer = (format: FileFormat): Promise<RenderFile> => LOADERS[format]();
