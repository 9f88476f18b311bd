import { loadVectorRenderer, type RenderFile } from "./load-vector-renderer.ts";
import type { FileFormat } from "../../../core/codes/file-format.ts";
import type { Page } from "../../../core/codes/print/page.ts";
import { withResolution } from "./png-resolution.ts";

/** What writes files of this format; PNG files are deflated by Node's zlib. @param page of PDF files; A4 if none is given */
export const loadRenderer = async (format: FileFormat, page?: Page | "code"): Promise<RenderFile> => {
  if (format !== "png") return loadVectorRenderer(format, page);
  const { renderPngNode } = await import("./render-png.node.ts");
  return ({ drawing, widthPx, printed }) => withResolution(renderPngNode(drawing, widthPx), printed);
};
