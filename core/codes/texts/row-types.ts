import { findBarcodeFormat } from "./barcode-format-name.ts";
import { PAYLOAD_TYPES, type PayloadType } from "./payload-fields.ts";

/** What a code can hold: the values of `--type` and of the column `type`. */
export type RowType = "qr" | "barcode" | PayloadType;
export const ROW_TYPES: readonly RowType[] = ["qr", "barcode", ...PAYLOAD_TYPES];

/** Other common names of the types; `text` and `product_serial` are the names in the history. */
const ALIASES: Record<string, RowType> = {
  text: "qr",
  url: "qr",
  "product-serial": "product",
  mailto: "email",
  tel: "phone",
  geo: "place",
  epc: "sepa",
  "qr-bill": "swiss-qr",
};

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
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  return ROW_TYPES.find((type) => type === word) ?? ALIASES[word] ?? null;
};
