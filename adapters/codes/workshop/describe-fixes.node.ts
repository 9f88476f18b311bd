import { barcodeDesignFixes } from "../../../core/codes/barcode/barcode-design-fixes.ts";
import type { BarcodeDesign } from "../../../core/codes/barcode/design.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { findDesignFixes } from "../../../core/codes/design-fix.ts";
import { type Proof, UNTESTED } from "../../../core/codes/proof.ts";
import { mmText } from "../../../core/codes/print/length.ts";
import { mmOfDots } from "../../../core/codes/print/resolution.ts";
import type { Lettering } from "../../../core/codes/qr/frame/lettering.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";
import { qrDesignFixes } from "../../../core/codes/qr/qr-design-fixes.ts";
import { PLAIN_STYLE, type QrStyle } from "../../../core/codes/qr/style/style.ts";
import { styleTexts } from "../../../core/codes/texts/style-texts.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { makeBarcode } from "../encode/make-barcode.ts";
import { makeQr, type MadeQr } from "../encode/make-qr.ts";
import { provePicture } from "../prove/prove-picture.node.ts";
import { provePrinted } from "../prove/prove-printed.ts";
import { rasterize } from "../raster/rasterize.ts";

/** A fix, and the request fields that it changes; null removes a field. */
export interface DescribedFix {
  message: string;
  change: Record<string, unknown>;
}

const proveCode = async ({ asked, drawing, widthPx }: MadeCode): Promise<Proof> => {
  const read = (picture: Picture) => provePicture(asked, picture);
  return provePrinted(await read(rasterize(drawing, widthPx)), drawing, read);
};

/** The smallest changes that make a QR code scan, each verified; empty if nothing helps. */
export async function qrFixes(
  content: string,
  code: MadeQr,
  logo: Picture | null,
  lettering: Lettering | null,
): Promise<DescribedFix[]> {
  const { design, symbol } = code;
  const found = await findDesignFixes(qrDesignFixes(design, symbol, logo !== null), (changes) =>
    proveCode(
      makeQr(
        content,
        Object.assign({}, design, ...changes.map((change) => change.design)) as QrDesign,
        changes.some(({ removeLogo }) => removeLogo) ? null : logo,
        lettering,
      ),
    ),
  );
  return (found ?? []).map(({ message, change: { design: changed, removeLogo } }) => {
    const { size, logoSize, style, print, ...same } = changed;
    return {
      message,
      change: {
        ...same,
        ...(typeof size === "object" ? size : size !== undefined && { size }),
        ...(print?.module && { size: null, module: mmText(mmOfDots(print.module, print.dpi)) }),
        ...(style && changedTexts(style, design.style)),
        ...(logoSize !== undefined && { logo_size: logoSize }),
        ...(removeLogo && { logo: null }),
      },
    };
  });
}

/** The fields of a style that differ from another style. */
const changedTexts = (style: QrStyle, before: QrStyle = PLAIN_STYLE) => {
  const known = styleTexts(before);
  return Object.fromEntries(
    Object.entries(styleTexts(style)).filter(([name, text]) => text !== known[name as keyof typeof known]),
  );
};

/** The same for a barcode. */
export async function barcodeFixes(
  format: BarcodeFormat,
  content: string,
  design: BarcodeDesign,
): Promise<DescribedFix[]> {
  const found = await findDesignFixes(barcodeDesignFixes(design), (changes) => {
    const made = makeBarcode(format, content, Object.assign({}, design, ...changes) as BarcodeDesign);
    return made.ok ? proveCode(made) : Promise.resolve(UNTESTED);
  });
  return (found ?? []).map(({ message, change: { barWidth, canvas, quietZone, ...same } }) => ({
    message,
    change: {
      ...same,
      ...(quietZone === null && { quiet_zone: null }),
      ...(barWidth !== undefined && { bar_width: barWidth }),
      ...(canvas === null && { width: null, height: null }),
    },
  }));
}
