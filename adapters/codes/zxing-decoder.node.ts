import type { CodeDecoder } from "../../core/ports/code-decoder.ts";
import { createZxingDecoder } from "./zxing-decoder.ts";
import { readZxingWasm } from "./zxing-wasm.node.ts";

/** The same with the wasm file of the installed package. */
export const zxingDecoderNode = (): CodeDecoder => createZxingDecoder(readZxingWasm());
