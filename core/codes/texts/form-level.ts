import type { PayloadType } from "./payload-fields.ts";

/**
 * The error correction level that the standard of a form wants, where nothing else is said: EPC069-12 and the Swiss Implementation
 * Guidelines both have M.
 */
export const levelOf = (type: PayloadType): "M" | null =>
  type === "sepa" || type === "swiss-qr" ? "M" : null;
