import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { makeQr } from "./make-qr.ts";
import { renderSvg } from "../files/render-svg.ts";
import { storedZlib } from "../files/stored-zlib.ts";

/** Px: a module of an otpauth address has 4 or more. */
const WIDTH = 288;

/**
 * A plain QR code as the text of an SVG, black on white with its whole quiet zone (ISO/IEC 18004 §6.3.8). Clients of auth/v1 put it
 * behind `data:image/svg+xml;utf-8,` as it is: so it has colors by name, since a # would end the address, and says nothing of its
 * content, whose %3C would become a tag.
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
