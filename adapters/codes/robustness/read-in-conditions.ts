import type { Drawing } from "../../../core/codes/drawing.ts";
import type { ConditionResult } from "../../../core/codes/qr/robustness.ts";
import { type Gray, pictureOf } from "../scan/scan-gray.ts";
import { readByJsqr } from "../scan/scan-jsqr.ts";
import type { ZxingScanner } from "../scan/scan-reading.ts";
import { CONDITIONS, printed } from "./conditions.ts";

/**
 * Degrades the picture of a QR code under every condition, and lets patient scanners read it: one success is
 * enough.
 */
export async function readInConditions(
  content: string,
  drawing: Drawing,
  zxing: ZxingScanner,
): Promise<ConditionResult[]> {
  const isRead = async (gray: Gray) => {
    const readings = await zxing.read(pictureOf(gray), { formats: "qr" });
    if (readings.some(({ text, failed }) => text === content && !failed)) return true;
    return readByJsqr(gray).some(({ text }) => text === content);
  };
  const code = printed(drawing);
  const results: ConditionResult[] = [];
  for (const { group, see } of CONDITIONS) results.push({ group, isRead: await isRead(see(code)) });
  return results;
}
