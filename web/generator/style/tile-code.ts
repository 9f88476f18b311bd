import { PLACEHOLDER_CONTENT, type QrDesign, qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { tryQr } from "../preview/try-qr.ts";
import type { Look } from "./look.ts";

/** QR version; the modules of a larger one are too small to see in a tile. */
const LARGEST_TILE_VERSION = 6;

/** What a small picture of a code shows: the content itself where it is short. */
export function tileContent(content: string): string {
  const plain = tryQr(content, tileDesign({}), null);
  const fits = plain.kind === "made" && plain.code.symbol.version <= LARGEST_TILE_VERSION;
  return fits ? content : PLACEHOLDER_CONTENT;
}

/**
 * Less error correction and a narrower quiet zone leave larger modules in a small picture; a frame would leave none of them to see, and
 * a logo needs the correction.
 */
export const tileDesign = (
  { foreground, background, style }: Partial<Omit<Look, "frame">>,
  hasLogo = false,
): QrDesign => ({
  ...qrDesignSchema.parse({ foreground, background }),
  style,
  level: hasLogo ? null : "M",
  margin: 2,
});
