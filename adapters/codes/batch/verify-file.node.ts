import type { ExportFormat } from "../../../core/codes/file-format.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { proveFile } from "../prove/prove-file.node.ts";

/** Decodes the bytes of a written file. @returns null if it holds the requested content, otherwise a sentence */
export const verifyFile = async (
  bytes: Uint8Array,
  format: ExportFormat,
  code: MadeCode,
): Promise<string | null> => {
  const { proof, damage } = await proveFile(bytes, format, code, { isSearched: false });
  if (damage !== null) return `${damage}.`;
  return proof.scans ? null : `${proof.message}.`;
};
