import type { PdfBox } from "../../adapters/codes/pdf-box.ts";
import { renderSvg } from "../../adapters/codes/render-svg.ts";
import type { Proof } from "../../core/codes/proof.ts";
import type { FileFormat } from "../../core/history/history-record.ts";
import { readBack } from "./read-back-client.ts";
import type { ProofTarget } from "./read-back.ts";

export interface MadeFile {
  /** null where no reader could be loaded. */
  proof: Proof | null;
  content: Uint8Array | string;
}

/**
 * Makes the file of a download and reads its pixels back. A PNG holds the very pixels that were read; SVG and PDF hold the
 * same drawing without pixels, so it is read at its export size.
 * @param box where on its page a PDF shows the drawing
 */
export async function makeFile(kind: FileFormat, target: ProofTarget, box: PdfBox): Promise<MadeFile> {
  const { proof, png } = await readBack(target, kind === "png");
  if (png) return { proof, content: png };
  if (kind === "svg") return { proof, content: renderSvg(target.drawing, target.widthPx) };
  const { renderPdf } = await import("../../adapters/codes/render-pdf.ts");
  return { proof, content: await renderPdf(target.drawing, box) };
}
