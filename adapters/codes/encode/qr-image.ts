import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { makeQr } from "./make-qr.ts";
import { renderSvg } from "../files/render-svg.ts";
import { storedZlib } from "../files/stored-zlib.ts";

/** Px: modules of an otpauth address are at least 4 px. */
const WIDTH = 288;

/**
 * A plain QR code as SVG text, black on white with the full quiet zone (ISO/IEC 18004 §6.3.8). Clients of
 * auth/v1 append it unescaped to `data:image/svg+xml;utf-8,`: it therefore uses color names, since a # would
 * end the address, and leaves out the content, whose %3C would become a tag.
 * @throws DomainError `content_empty`, `content_too_long`
 */
export function qrImage(content: string): string {
  const design = qrDesignSchema.parse({ size: WIDTH, margin: 4, level: "M" });
  const { drawing } = makeQr(content, design, null);
  const unspoken = { ...drawing, description: { ...drawing.description, message: "" } };
  return renderSvg(unspoken, WIDTH, storedZlib)
    .replaceAll("#000000", "black")
    .replaceAll("#ffffff", "white")
    .trim();
}
