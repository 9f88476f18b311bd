import type { ExportFormat } from "../../../core/codes/file-format.ts";
import { PLAIN_PRESS, type Press } from "../../../core/codes/print/press.ts";
import { withinDots } from "../../../core/codes/print/within-dots.ts";
import type { Deflate } from "./encode-png.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { placeOnPage, sizeOnPaper } from "./pdf-box.ts";

/** Renders a code as a file. A PDF has the creation date `now`. */
export type RenderFile = (code: MadeCode, now: Date) => Uint8Array | Promise<Uint8Array>;

/** Vector formats; a label printer gets dots. */
type VectorFormat = Exclude<ExportFormat, "png" | "zpl">;

/** Each renderer is loaded only when it is needed: a single code should not wait for the others. */
const LOADERS: Record<VectorFormat, (press: Press) => Promise<RenderFile>> = {
  async svg() {
    const [{ renderSvg }, { zlibSync }] = await Promise.all([import("./render-svg.ts"), import("fflate")]);
    const deflate: Deflate = (bytes) => zlibSync(bytes, { level: 9 });
    return ({ drawing, widthPx, printed }) =>
      new TextEncoder().encode(renderSvg(drawing, widthPx, deflate, printed));
  },
  async pdf(press) {
    const { renderPdf } = await import("./render-pdf.ts");
    return (code, now) => {
      const { page, box } = placeOnPage(code, press.page);
      return renderPdf(withinDots(code), box, now, page, press);
    };
  },
  async eps(press) {
    const [{ renderEps }, { zlibSync }] = await Promise.all([import("./render-eps.ts"), import("fflate")]);
    return (code, now) =>
      renderEps(withinDots(code), sizeOnPaper(code), now, (bytes) => zlibSync(bytes), press);
  },
};

/** Renderers of the vector formats, the same in the browser and in Node. @param press print options of PDF and EPS */
export const loadVectorRenderer = (format: VectorFormat, press: Press = PLAIN_PRESS): Promise<RenderFile> =>
  LOADERS[format](press);
