import { CANVAS_HEIGHT, CANVAS_WIDTH } from "../../../../core/codes/barcode/design.ts";
import { QR_SIZE } from "../../../../core/codes/qr/design.ts";
import { request } from "../../../api/api-fetch.ts";
import { saveDraft } from "../../../codes/draft-storage.ts";
import { takeLogoFile, type LogoFile } from "../../../codes/logo-file.ts";
import type { HistoryRow } from "../../../history/history-api.ts";

/** Where a code of this record is made. */
export const generatorOf = ({ design }: Pick<HistoryRow, "design">): string =>
  design.kind === "qr" ? "/qr-generator" : "/barcode-generator";

/**
 * Puts a record's content and whole design into the generator that it came from, as if they had just been typed there. What the
 * generators read is checked by them as it comes out of the tab's storage.
 * @throws ApiError, DomainError where the logo cannot be fetched
 */
export async function handToGenerator(row: HistoryRow): Promise<void> {
  const { design, content } = row;
  if (design.kind === "qr") {
    const { kind: _kind, size, level, ...look } = design;
    const isSquare = typeof size === "number";
    const sides = isSquare ? { width: QR_SIZE.default, height: QR_SIZE.default } : size;
    saveDraft("qr", {
      ...look,
      ...sides,
      // where it is left open it is the same, and longer content may lower it
      level: level === "H" ? null : level,
      size: isSquare ? size : QR_SIZE.default,
      customSize: !isSquare,
      content,
      source: null,
      logo: row.logo_url === null ? null : await logoFile(row.logo_url),
    });
    return;
  }
  const { kind: _kind, barcodeFormat, canvas, ...look } = design;
  saveDraft("barcode", {
    ...look,
    ...(canvas ?? { width: CANVAS_WIDTH.default, height: CANVAS_HEIGHT.default }),
    customSize: canvas !== null,
    format: barcodeFormat,
    content,
    source: null,
    note: null,
  });
}

async function logoFile(url: string): Promise<LogoFile> {
  const blob = await (await request(url)).blob();
  return takeLogoFile(new File([blob], "logo.png", { type: blob.type }));
}
