import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The wasm file of the installed package. */
export function readZxingWasm(): ArrayBuffer {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return buffer.slice(byteOffset, byteOffset + byteLength);
}
