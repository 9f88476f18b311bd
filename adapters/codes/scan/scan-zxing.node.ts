import { readZxingWasm } from "../decode/zxing-wasm.node.ts";
import type { ZxingScanner } from "./scan-reading.ts";
import { loadZxingScanner } from "./scan-zxing.ts";

/** Uses the wasm file of the installed package. */
export const loadZxingScannerNode = (): Promise<ZxingScanner> => loadZxingScanner(readZxingWasm());
