import { loadVectorRenderer, type RenderFile } from "./load-vector-renderer.ts";
import type { ExportFormat } from "../../../core/codes/file-format.ts";
import { plainPress, type Press } from "../../../core/codes/print/press.ts";
import { withResolution } from "./png-resolution.ts";

/**
 * Loads the renderer of a format; PNG files are compressed by Node's zlib. @param press placement on the page
 * of PDF, EPS and ZPL files
 */
export const loadRenderer = async (
  format: ExportFormat,
  press: Press = plainPress(format),
): Promise<RenderFile> => {
  if (format === "zpl") {
    const { renderZpl } = await import("./render-zpl.ts");
    return (code) => renderZpl(code, press);
  }
  if (format !== "png") return loadVectorRenderer(format, press);
  const { renderPngNode } = await import("./render-png.node.ts");
  return ({ drawing, widthPx, printed }) => withResolution(renderPngNode(drawing, widthPx), printed);
};
