import type { PayloadType } from "./payload-fields.ts";

/**
 * The default error correction level of a form according to its standard: EPC069-12 and the Swiss
 * Implementation Guidelines both require M.
 */
export const levelOf = (type: PayloadType): "M" | null =>
  type === "sepa" || type === "swiss-qr" ? "M" : null;
