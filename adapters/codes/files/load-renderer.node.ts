import { deflateSync } from "node:zlib";
import { loadVectorRenderer, type RenderFile } from "./load-vector-renderer.ts";
import type { ExportFormat } from "../../../core/codes/file-format.ts";
import type { Page } from "../../../core/codes/print/page.ts";
import { sizeOnPaper } from "./pdf-box.ts";
import { withResolution } from "./png-resolution.ts";

/** What writes files of this format; PNG files are deflated by Node's zlib. @param page of PDF files; A4 if none is given */
export const loadRenderer = async (format: ExportFormat, page?: Page | "code"): Promise<RenderFile> => {
  if (format === "eps") {
    const { renderEps } = await import("./render-eps.ts");
    return (code, now) => renderEps(code.drawing, sizeOnPaper(code), now, deflateSync);
  }
  if (format !== "png") return loadVectorRenderer(format, page);
  const { renderPngNode } = await import("./render-png.node.ts");
  return ({ drawing, widthPx, printed }) => withResolution(renderPngNode(drawing, widthPx), printed);
};
