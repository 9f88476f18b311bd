import { readZxingWasm } from "../../../adapters/codes/decode/zxing-wasm.node.ts";

/**
 * Replaces the URL of the large reader's WebAssembly file (vitest.config.ts). jsdom cannot fetch
 * WebAssembly, so pages get its bytes and verify codes as in a browser.
 *
 * Preparing the reader before each file would leave a gap: a page of the previous file that is still reading
 * could load the program by its URL first, fail, and leave the reader unavailable for the whole file.
 */
export default readZxingWasm();
