import type { Drawing } from "../../../core/codes/drawing.ts";
import { drawPlainQr } from "../../../core/codes/qr/draw-qr.ts";
import type { QrSymbol } from "../../../core/codes/qr/symbol.ts";
import { compareRobustness, type Robustness } from "../../../core/codes/qr/robustness.ts";
import { loadZxingScannerNode } from "../scan/scan-zxing.node.ts";
import { readInConditions } from "./read-in-conditions.ts";

/**
 * Measures a design and the plain code of the same symbol. Takes a second of CPU time, or many for long
 * contents.
 */
export async function measureRobustness(
  content: string,
  symbol: QrSymbol,
  drawing: Drawing,
): Promise<Robustness> {
  const zxing = await loadZxingScannerNode();
  const plain = await readInConditions(content, drawPlainQr(symbol), zxing);
  return compareRobustness(await readInConditions(content, drawing, zxing), plain);
}
