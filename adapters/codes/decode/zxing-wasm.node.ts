import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

let wasm: ArrayBuffer | null = null;

/** The wasm file of the installed package, read once. The buffer is shared: do not write to it. */
export function readZxingWasm(): ArrayBuffer {
  return (wasm ??= read());
}

function read(): ArrayBuffer {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return buffer.slice(byteOffset, byteOffset + byteLength);
}
