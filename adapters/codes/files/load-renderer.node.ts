import { loadVectorRenderer, type RenderFile } from "./load-vector-renderer.ts";
import type { FileFormat } from "../../../core/codes/file-format.ts";

/** What writes files of this format; PNG files are deflated by Node's zlib. */
export const loadRenderer = async (format: FileFormat): Promise<RenderFile> => {
  if (format !== "png") return loadVectorRenderer(format);
  const { renderPngNode } = await import("./render-png.node.ts");
  return ({ drawing, widthPx }) => renderPngNode(drawing, widthPx);
};
