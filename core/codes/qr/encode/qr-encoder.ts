import { contentEmpty, contentRefusal, tooLong } from "../content.ts";
import { dataCodewords } from "./data-codewords.ts";
import { withErrorCorrection } from "./error-correction.ts";
import { dataModules, symbolSize } from "./layout.ts";
import { withBestMask } from "./mask.ts";
import { planSymbol } from "../plan-symbol.ts";
import type { QrEncoder } from "../symbol.ts";
import { symbolTemplate } from "./symbol-template.ts";

/**
 * QR symbols identical to the output of the `qrcode` package, module for module. Tables that depend only on
 * version and level are computed once, which makes batches several times faster. Text beyond ASCII is marked
 * as UTF-8 if that requires no larger version (docs/decisions/0003-eci.md).
 */
export const qrEncoder: QrEncoder = {
  encode(content, { level }) {
    if (content.trim() === "") throw contentRefusal(contentEmpty(level));
    const plan = planSymbol(content, level);
    const { version, spareBits } = plan;
    if (version === null) throw contentRefusal(tooLong(spareBits, level));
    const codewords = withErrorCorrection(dataCodewords(plan, version, level), version, level);
    const modules = symbolTemplate(version, level).slice();
    const places = dataModules(version);
    for (let bit = 0; bit < 8 * codewords.length; bit++) {
      modules[places[bit]!]! ^= (codewords[bit >> 3]! >> (7 - (bit & 7))) & 1;
    }
    return withBestMask({ version, level, mask: 0, size: symbolSize(version), modules });
  },
};
