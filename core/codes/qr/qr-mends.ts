import { formatColour, judgeContrast, parseColour } from "../colour.ts";
import { mend, type Mend } from "../mend.ts";
import { EXPORT_SIZE } from "../export-size.ts";
import { LOGO_SIZE, qrPixelSize, type QrDesign } from "./design.ts";
import type { QrSymbol } from "./symbol.ts";

export interface QrChange {
  design: Partial<QrDesign>;
  removeLogo?: true;
}

/** Px a module that every scanner of ours reads, with some to spare. */
const COMFORTABLE_PX = 4;
/** Modules of quiet zone that ISO/IEC 18004 §9.1 asks for. */
const QUIET_ZONE = 4;

/** What may be wrong with a QR code that does not scan, likely causes first, each with the change that puts it right. */
export function qrMends(design: QrDesign, symbol: QrSymbol, hasLogo: boolean): Mend<QrChange>[] {
  const mends: Mend<QrChange>[] = [];
  const [foreground, background] = [parseColour(design.foreground), parseColour(design.background)];
  const contrast = foreground && background ? judgeContrast(foreground, background) : null;
  if (contrast && !contrast.ok)
    mends.push(
      mend("colours", {
        design: {
          foreground: formatColour(contrast.mend.foreground),
          background: formatColour(contrast.mend.background),
        },
      }),
    );
  const { width, height } = qrPixelSize(design);
  const side = Math.min(width, height);
  const wanted = Math.min(EXPORT_SIZE.max, COMFORTABLE_PX * (symbol.size + 2 * design.margin));
  if (side < wanted) {
    const grown = (length: number) => Math.min(EXPORT_SIZE.max, Math.round((length * wanted) / side));
    const size = { width: grown(width), height: grown(height) };
    mends.push(
      mend(
        "size",
        { design: { size: typeof design.size === "number" ? wanted : size } },
        { width: size.width },
      ),
    );
  }
  if (design.margin < QUIET_ZONE)
    mends.push(mend("margin", { design: { margin: QUIET_ZONE } }, { margin: QUIET_ZONE }));
  if (hasLogo && design.logoSize > LOGO_SIZE.min)
    mends.push(mend("logo_smaller", { design: { logoSize: LOGO_SIZE.min } }));
  if (hasLogo) mends.push(mend("logo_none", { design: {}, removeLogo: true }));
  return mends;
}
