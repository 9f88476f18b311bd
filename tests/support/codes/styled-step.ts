import { type MadeQr, makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { renderPngNode } from "../../../adapters/codes/files/render-png.node.ts";
import { proveFile } from "../../../adapters/codes/prove/prove-file.node.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";
import { qrCautions } from "../../../core/codes/qr/qr-cautions.ts";
import { colorsCaution } from "../../../core/codes/qr/qr-design-fixes.ts";
import { DomainError } from "../../../core/errors.ts";
import { logo } from "./codes.ts";

export interface StyledStep {
  content: string;
  design: QrDesign;
  hasLogo: boolean;
}

const picture = logo();

/** The code of one step of a walk, or the error code of its refusal. */
export function tryQr({ content, design, hasLogo }: StyledStep): MadeQr | string {
  try {
    return makeQr(content, design, hasLogo ? picture : null);
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** The caution about a design before its file is read, or null. */
export function cautionOf(code: MadeQr): string | null {
  if (colorsCaution(code.design) !== null) return "colors";
  return qrCautions(code.symbol, code.design)[0]?.code ?? null;
}

/** The warning of the product after it read a file of a code, or null. */
export async function warningOf(bytes: Uint8Array, format: "png" | "svg" | "pdf", code: MadeQr) {
  const { proof, damage } = await proveFile(bytes, format, code, { isSearched: false });
  const scans = proof.scans && damage === null && proof.code === "scans";
  return scans ? null : (damage ?? proof.code);
}

/** The PNG file of a code, and the warning after reading it back, or null. */
export async function provePng(code: MadeQr): Promise<{ png: Uint8Array; warning: string | null }> {
  const png = renderPngNode(code.drawing, code.widthPx);
  return { png, warning: await warningOf(png, "png", code) };
}
