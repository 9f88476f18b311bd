import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CodeDecoder } from "../../core/ports/code-decoder.ts";
import { createZxingDecoder } from "./zxing-decoder.ts";

/** The same with the wasm file of the installed package. */
export function zxingDecoderNode(): CodeDecoder {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return createZxingDecoder(buffer.slice(byteOffset, byteOffset + byteLength));
}
