import { barcodeMends } from "../../../core/codes/barcode/barcode-mends.ts";
import type { BarcodeDesign } from "../../../core/codes/barcode/design.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { findMend } from "../../../core/codes/mend.ts";
import type { Proof } from "../../../core/codes/proof.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";
import { qrMends } from "../../../core/codes/qr/qr-mends.ts";
import type { MadeCode } from "../made-code.ts";
import { makeBarcode } from "../make-barcode.ts";
import { makeQr, type MadeQr } from "../make-qr.ts";
import { provePicture } from "../prove-picture.node.ts";
import { rasterise } from "../rasterise.ts";

/** What would help, and the fields of the request that it changes; null takes a field out. */
export interface SaidMend {
  message: string;
  change: Record<string, unknown>;
}

const proveCode = ({ asked, drawing, widthPx }: MadeCode): Promise<Proof> =>
  provePicture(asked, rasterise(drawing, widthPx));

/** The least that makes a QR code scan, tried out; none where nothing helps. */
export async function qrMend(content: string, code: MadeQr, logo: Picture | null): Promise<SaidMend[]> {
  const { design, symbol } = code;
  const found = await findMend(qrMends(design, symbol, logo !== null), (changes) =>
    proveCode(
      makeQr(
        content,
        Object.assign({}, design, ...changes.map((change) => change.design)) as QrDesign,
        changes.some(({ removeLogo }) => removeLogo) ? null : logo,
      ),
    ),
  );
  return (found ?? []).map(({ message, change: { design: changed, removeLogo } }) => {
    const { size, logoSize, ...same } = changed;
    return {
      message,
      change: {
        ...same,
        ...(typeof size === "object" ? size : size !== undefined && { size }),
        ...(logoSize !== undefined && { logo_size: logoSize }),
        ...(removeLogo && { logo: null }),
      },
    };
  });
}

const NOTHING: Proof = { scans: false, code: "unreadable", values: {}, message: "", checks: [] };

/** The same for a barcode. */
export async function barcodeMend(
  format: BarcodeFormat,
  content: string,
  design: BarcodeDesign,
): Promise<SaidMend[]> {
  const found = await findMend(barcodeMends(design), (changes) => {
    const made = makeBarcode(format, content, Object.assign({}, design, ...changes) as BarcodeDesign);
    return made.ok ? proveCode(made) : Promise.resolve(NOTHING);
  });
  return (found ?? []).map(({ message, change: { barWidth, canvas, ...same } }) => ({
    message,
    change: {
      ...same,
      ...(barWidth !== undefined && { bar_width: barWidth }),
      ...(canvas === null && { width: null, height: null }),
    },
  }));
}
