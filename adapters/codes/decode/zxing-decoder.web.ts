import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { QuickFormat } from "../../../core/codes/prove.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import { createQuickZxingDecoder, createZxingDecoder } from "./zxing-decoder.ts";
import { loadZxing } from "./zxing-module.ts";

/**
 * For the browser, with the wasm file served by this site: code and wasm take 425 kB compressed.
 *
 * @returns once the wasm module is loaded; a failed load is retried on the next call
 */
export async function loadZxingDecoderWeb(): Promise<CodeDecoder> {
  await loadZxing(wasmUrl);
  return createZxingDecoder(wasmUrl);
}

/** Decoder for one expected format; requires a clean picture, upright and dark on light. */
export async function loadQuickZxingDecoderWeb(format: QuickFormat): Promise<CodeDecoder> {
  await loadZxing(wasmUrl);
  return createQuickZxingDecoder(wasmUrl, format);
}
