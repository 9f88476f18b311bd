import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { ZxingScanner } from "./scan-reading.ts";
import { loadZxingScanner } from "./scan-zxing.ts";

/**
 * For the browser, with the wasm file served by this site. Import it lazily: code and wasm take 425 kB
 * compressed.
 */
export const loadZxingScannerWeb = (): Promise<ZxingScanner> => loadZxingScanner(wasmUrl);
