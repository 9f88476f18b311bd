import { readZxingWasm } from "../../../adapters/codes/decode/zxing-wasm.node.ts";

/**
 * Stands in for the address of the large reader's program (vitest.config.ts). jsdom fetches no WebAssembly, so pages get the bytes,
 * and prove codes as they do in a browser.
 *
 * To prepare the reader before each file would leave a gap: a page of the previous file that is still reading could load the
 * program by its address first, fail, and leave the reader unavailable for the whole file.
 */
export default readZxingWasm();
