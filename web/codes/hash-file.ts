import { createSha256 } from "../../core/codes/sha256.ts";

/** SHA-256 of a file, read here piece by piece: it never leaves the device. @returns 64 hexadecimal digits */
export async function hashFile(file: Blob): Promise<string> {
  const hash = createSha256();
  const reader = file.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) hash.update(piece.value);
  return hash.hex();
}
