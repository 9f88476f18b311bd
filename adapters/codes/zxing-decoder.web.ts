import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import { createZxingDecoder } from "./zxing-decoder.ts";

/** The same in the browser, its wasm file served by this site. Import it lazily: code and wasm weigh 425 kB compressed. */
export const zxingDecoderWeb = createZxingDecoder(wasmUrl);
