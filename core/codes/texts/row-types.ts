import { findBarcodeFormat } from "./barcode-format-name.ts";

/** What a code can hold: the values of `--type` and of the column `type`. */
export const ROW_TYPES = ["qr", "vcard", "wifi", "product", "barcode"] as const;
export type RowType = (typeof ROW_TYPES)[number];

/** Other common names of the types; `text` and `product_serial` are the names in the history. */
const ALIASES: Record<string, RowType> = { text: "qr", url: "qr", product_serial: "product" };

/** Why a text names no type: what it names instead, where that is known. */
export const rowTypeProblem = (text: string): string => {
  if (findBarcodeFormat(text) !== null) {
    return `"${text}" is a barcode format: rename the column "barcode_format", and choose the type barcode.`;
  }
  if (/^(?:WPA|WEP\b)/i.test(text.trim())) {
    return `"${text}" is the security of a WiFi network: rename the column "security", and choose the type wifi.`;
  }
  return `"${text}" is not one of ${ROW_TYPES.join(", ")}.`;
};

export const findRowType = (text: string): RowType | null => {
  const word = text.trim().toLowerCase();
  return ROW_TYPES.find((type) => type === word) ?? ALIASES[word] ?? null;
};
