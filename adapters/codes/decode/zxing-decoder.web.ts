import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { QuickFormat } from "../../../core/codes/prove.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import { createQuickZxingDecoder, createZxingDecoder } from "./zxing-decoder.ts";
import { loadZxing } from "./zxing-module.ts";

/**
 * The same in the browser, its wasm file served by this site: code and wasm weigh 425 kB compressed.
 *
 * @returns when its program is there; a load that failed is tried again with the next call
 */
export async function loadZxingDecoderWeb(): Promise<CodeDecoder> {
  await loadZxing(wasmUrl);
  return createZxingDecoder(wasmUrl);
}

/** The reader for one known format: a pure picture, upright and dark on light. */
export async function loadQuickZxingDecoderWeb(format: QuickFormat): Promise<CodeDecoder> {
  await loadZxing(wasmUrl);
  return createQuickZxingDecoder(wasmUrl, format);
}
