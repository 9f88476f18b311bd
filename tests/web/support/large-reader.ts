import { prepareZxing } from "../../../adapters/codes/decode/zxing-module.ts";
import { readZxingWasm } from "../../../adapters/codes/decode/zxing-wasm.node.ts";

/** jsdom fetches no WebAssembly: the large reader finds its program here, so that pages prove codes as they do in a browser. */
prepareZxing(readZxingWasm());
