import type { FileFormat } from "../../../core/codes/file-format.ts";
import type { Deflate } from "./encode-png.ts";
import type { MadeCode } from "../encode/made-code.ts";

/** Turns a drawn code into the bytes of a file. A PDF says that it was made `now`. */
export type RenderFile = (code: MadeCode, now: Date) => Uint8Array | Promise<Uint8Array>;

/** Each renderer is loaded only when it is needed: a single code should not wait for the others. */
const LOADERS: Record<Exclude<FileFormat, "png">, () => Promise<RenderFile>> = {
  async svg() {
    const [{ renderSvg }, { zlibSync }] = await Promise.all([import("./render-svg.ts"), import("fflate")]);
    const deflate: Deflate = (bytes) => zlibSync(bytes, { level: 9 });
    return ({ drawing, widthPx }) => new TextEncoder().encode(renderSvg(drawing, widthPx, deflate));
  },
  async pdf() {
    const { renderPdf } = await import("./render-pdf.ts");
    return ({ drawing, pdfBox }, now) => renderPdf(drawing, pdfBox, now);
  },
};

/** What writes files without pixels, the same in the browser and in Node. */
export const loadVectorRenderer = (format: Exclude<FileFormat, "png">): Promise<RenderFile> =>
  LOADERS[format]();
