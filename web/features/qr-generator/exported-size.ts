import { pixelHeight } from "../../../adapters/codes/raster/rasterize-indexed.ts";
import { qrPixelSize } from "../../../core/codes/qr/design.ts";
import { inUnit } from "../../generator/paper/paper.ts";
import type { QrAttempt } from "../../generator/preview/try-qr.ts";
import type { Translate } from "../../messages/translator.ts";
import { qrDesignOf, type QrDraft } from "./qr-draft.ts";

/** Size of the picture including its frame. */
export function exportedSize(made: QrAttempt, draft: QrDraft, t: Translate): string {
  if (made.kind !== "made") return t("generator.size_px", qrPixelSize(qrDesignOf(draft)));
  const { widthPx, drawing, printed } = made.code;
  if (!printed) return t("generator.size_px", { width: widthPx, height: pixelHeight(drawing, widthPx) });
  const { width, height, dpi } = printed;
  return t("paper.size", { width: inUnit(width, "mm"), height: inUnit(height, "mm"), dpi });
}
