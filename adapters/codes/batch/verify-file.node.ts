import { rasterise } from "../rasterise.ts";
import type { FileFormat } from "../../../core/codes/file-format.ts";
import type { MadeCode } from "../made-code.ts";
import { provePicture } from "../prove-picture.node.ts";

/**
 * Decodes the bytes of a file that was written. Of a PDF, for which there is no renderer here, the pixels of its drawing
 * are decoded; that the file on the disk is the one that was made is seen from its hash.
 * @returns null when it says what was asked, else a sentence
 */
export const verifyFile = async (
  bytes: Uint8Array,
  format: FileFormat,
  code: MadeCode,
): Promise<string | null> => {
  const proof = await provePicture(code.asked, await pictureOf(bytes, format, code));
  return proof.scans ? null : `${proof.message}.`;
};

const pictureOf = async (bytes: Uint8Array, format: FileFormat, { drawing, widthPx }: MadeCode) => {
  if (format === "pdf") return rasterise(drawing, widthPx);
  const { loadCodeFile } = await import("../load-code-file.node.ts");
  return loadCodeFile(bytes);
};
