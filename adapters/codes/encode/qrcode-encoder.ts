import { create } from "qrcode/lib/core/qrcode.js";
import { contentEmpty, contentRefusal, tooLong } from "../../../core/codes/qr/content.ts";
import { withBestMask } from "../../../core/codes/qr/mask.ts";
import { planSymbol } from "../../../core/codes/qr/plan-symbol.ts";
import type { QrEncoder } from "../../../core/codes/qr/symbol.ts";
import { toPackageSegments } from "./qrcode-segments.ts";

/**
 * QR symbols by the `qrcode` package. Segments and mask are chosen by core, with the same result as the package's
 * own choice in a fraction of the time; text beyond ASCII is marked as UTF-8 where that costs no larger version
 * (docs/decisions/0003-eci.md).
 */
export const qrcodeEncoder: QrEncoder = {
  encode(content, { level }) {
    if (content.trim() === "") throw contentRefusal(contentEmpty(level));
    const plan = planSymbol(content, level);
    const { version, spareBits } = plan;
    if (version === null) throw contentRefusal(tooLong(spareBits, level));
    const segments = toPackageSegments(plan);
    const { modules } = create(segments, { errorCorrectionLevel: level, version, maskPattern: 0 });
    return withBestMask({ version, level, mask: 0, size: modules.size, modules: modules.data });
  },
};
