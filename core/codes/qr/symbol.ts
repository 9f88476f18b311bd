/** QR error correction levels in rising order; they restore about 7, 15, 25 and 30% (ISO/IEC 18004 §7.5.1). */
export const ERROR_CORRECTION_LEVELS = ["L", "M", "Q", "H"] as const;
export type ErrorCorrectionLevel = (typeof ERROR_CORRECTION_LEVELS)[number];

/** A QR symbol as modules, without its quiet zone. */
export interface QrSymbol {
  /** 1 to 40. */
  version: number;
  level: ErrorCorrectionLevel;
  /** 0 to 7. */
  mask: number;
  /** Modules a side: 17 + 4 * version. */
  size: number;
  /** size * size values, row by row from the top left; 1 is dark. */
  modules: Uint8Array;
}

/** Port: turns text into the smallest QR symbol that holds it. */
export interface QrEncoder {
  /**
   * @param content any text; encoded as UTF-8 if no denser mode fits
   * @throws DomainError `content_empty`; `content_too_long`, with the number of excess bytes
   */
  encode(content: string, options: { level: ErrorCorrectionLevel }): QrSymbol;
}
