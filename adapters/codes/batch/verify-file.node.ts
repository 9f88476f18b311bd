import type { ExportFormat } from "../../../core/codes/file-format.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { type FileProof, proveFile } from "../prove/prove-file.node.ts";

/** Decodes the bytes of a written file. @returns null if it holds the requested content, otherwise a sentence */
export const verifyFile = async (
  bytes: Uint8Array,
  format: ExportFormat,
  code: MadeCode,
): Promise<string | null> => failureOf(await proveFile(bytes, format, code, { isSearched: false }));

/** @returns null if the code holds the requested content, otherwise a sentence */
export const failureOf = ({ proof, damage }: FileProof): string | null => {
  if (damage !== null) return `${damage}.`;
  return proof.scans ? null : `${proof.message}.`;
};
