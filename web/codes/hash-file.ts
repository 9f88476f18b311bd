import { createSha256 } from "../../core/codes/sha256.ts";

/** Bytes read at a time, so that large files need no more memory. */
const PIECE = 1024 * 1024;

/**
 * SHA-256 of a file, computed in the browser: the file never leaves the device. @returns 64 hexadecimal
 * digits
 */
export async function hashFile(file: Blob): Promise<string> {
  const hash = createSha256();
  for (let start = 0; start < file.size; start += PIECE) {
    hash.update(new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer()));
  }
  return hash.hex();
}
