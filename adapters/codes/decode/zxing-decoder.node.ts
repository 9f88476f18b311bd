import type { QuickFormat } from "../../../core/codes/prove.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import { createQuickZxingDecoder, createZxingDecoder } from "./zxing-decoder.ts";
import { readZxingWasm } from "./zxing-wasm.node.ts";

/** Uses the wasm file of the installed package. */
export const zxingDecoderNode = (): CodeDecoder => createZxingDecoder(readZxingWasm());

const quick = new Map<QuickFormat, CodeDecoder>();

/** One decoder per format. */
export const quickZxingDecoderNode = (format: QuickFormat): CodeDecoder => {
  const found = quick.get(format) ?? createQuickZxingDecoder(readZxingWasm(), format);
  quick.set(format, found);
  return found;
};
