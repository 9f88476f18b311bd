import { checkBarcodeContent } from "../../../core/codes/barcode/check-content.ts";
import { BARCODE_FORMATS } from "../../../core/codes/barcode/symbol.ts";
import { linkTarget, type LinkTarget } from "../../../core/codes/links/link-target.ts";
import type { ScannedCode } from "../../../core/codes/scan.ts";
import { generatorAddress } from "../../generator/wizard/asked-parameters.ts";

/** The name of a symbology on its badge. */
export const formatName = ({ format, text }: Pick<ScannedCode, "format" | "text">): string =>
  format === "UPC" ? "UPC-A" : format === "ITF" && text.length === 14 ? "ITF-14" : format || "QR Code";

/** Null for binary content, which would become another code. */
export const generateAddress = ({ text, binary }: Pick<ScannedCode, "text" | "binary">): string | null =>
  binary ? null : generatorAddress("/qr-generator", { data: text });

/** Address for making the same barcode; null for unsupported symbologies. */
export function barcodeAddress({ format, text, binary }: ScannedCode): string | null {
  const ours = BARCODE_FORMATS.find((one) => one === format);
  if (!ours || binary || !checkBarcodeContent(ours, text).ok) return null;
  return generatorAddress("/barcode-generator", { format: ours, data: text });
}

/** @returns null if the content is not a link; `href` is null if it must not be clickable */
export function linkOf({ text, binary }: ScannedCode): { target: LinkTarget; href: string | null } | null {
  if (binary) return null;
  // phones open these as links, too
  const written = /^www\.\S+$/i.test(text.trim()) ? `http://${text.trim()}` : text;
  const url = URL.canParse(written) ? new URL(written) : null;
  const target = linkTarget(url, written);
  return target && { target, href: target.opens && url ? url.href : null };
}
