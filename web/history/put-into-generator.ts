import { CANVAS_HEIGHT, CANVAS_WIDTH } from "../../core/codes/barcode/design.ts";
import { QR_SIZE } from "../../core/codes/qr/design.ts";
import type { NewHistoryRecord } from "../../core/history/history-record.ts";
import { handOverDraft } from "../codes/handed-draft.ts";
import type { LogoFile } from "../codes/logo-file.ts";

/** The generator of this record's code. */
export const generatorOf = ({ design }: Pick<NewHistoryRecord, "design">): string =>
  design.kind === "qr" ? "/qr-generator" : "/barcode-generator";

/**
 * Puts a code's content and whole design into the generator that it came from, as if they had just been typed there. What the
 * generators read is checked by them as it comes out of the tab's storage.
 */
export function putIntoGenerator(
  { design, content }: Pick<NewHistoryRecord, "design" | "content">,
  logo: LogoFile | null,
): void {
  if (design.kind === "qr") {
    const { kind: _kind, size, level, ...look } = design;
    const isSquare = typeof size === "number";
    const sides = isSquare ? { width: QR_SIZE.default, height: QR_SIZE.default } : size;
    return handOverDraft("qr", {
      ...look,
      ...sides,
      // left open, it gives the same level, and longer content may lower it
      level: level === "H" ? null : level,
      size: isSquare ? size : QR_SIZE.default,
      customSize: !isSquare,
      content,
      source: null,
      logo,
    });
  }
  const { kind: _kind, barcodeFormat, canvas, ...look } = design;
  return handOverDraft("barcode", {
    ...look,
    ...(canvas ?? { width: CANVAS_WIDTH.default, height: CANVAS_HEIGHT.default }),
    customSize: canvas !== null,
    format: barcodeFormat,
    content,
    source: null,
    note: null,
  });
}
