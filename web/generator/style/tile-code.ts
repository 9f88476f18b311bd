import { PLACEHOLDER_CONTENT, type QrDesign, qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { tryQr } from "../preview/try-qr.ts";
import type { Look } from "./look.ts";

/** Largest QR version in a tile; the modules of larger ones are too small. */
const LARGEST_TILE_VERSION = 6;

/** Content of a small picture of a code: the content itself if it is short. */
export function tileContent(content: string): string {
  const plain = tryQr(content, tileDesign({}), null);
  const fits = plain.kind === "made" && plain.code.symbol.version <= LARGEST_TILE_VERSION;
  return fits ? content : PLACEHOLDER_CONTENT;
}

/**
 * For small pictures: a lower error correction level and a narrower quiet zone give larger modules; frames
 * are omitted, since they would make modules too small, and a logo keeps its correction level.
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
