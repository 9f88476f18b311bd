import type { MadeCode } from "../../adapters/codes/made-code.ts";
import { renderSvg } from "../../adapters/codes/render-svg.ts";
import type { Proof } from "../../core/codes/proof.ts";
import type { FileFormat } from "../../core/codes/file-format.ts";
import { readBack } from "./read-back-client.ts";

export interface MadeFile {
  /** null where no reader could be loaded. */
  proof: Proof | null;
  content: Uint8Array | string;
}

/**
 * Makes the file of a download and reads its pixels back. A PNG holds the very pixels that were read; SVG and PDF hold the
 * same drawing without pixels, so it is read at its export size.
 */
export async function makeFile(kind: FileFormat, code: MadeCode): Promise<MadeFile> {
  const { proof, png } = await readBack(code, kind === "png");
  if (png) return { proof, content: png };
  if (kind === "svg") return { proof, content: renderSvg(code.drawing, code.widthPx) };
  const { renderPdf } = await import("../../adapters/codes/render-pdf.ts");
  return { proof, content: await renderPdf(code.drawing, code.pdfBox) };
}
