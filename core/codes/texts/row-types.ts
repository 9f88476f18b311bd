import { type RowSentence, rowSentence } from "../row-sentences/row-sentence.ts";
import { findBarcodeFormat } from "./barcode-format-name.ts";
import { PAYLOAD_TYPES, type PayloadType } from "./payload-fields.ts";

/** Kinds of code: the values of `--type` and of the column `type`. */
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

/** The problem with an unknown type; names the intended type if it is known. */
export const rowTypeProblem = (text: string): RowSentence => {
  if (findBarcodeFormat(text) !== null) return rowSentence("rows.type_is_format", { text });
  if (/^(?:WPA|WEP\b)/i.test(text.trim())) return rowSentence("rows.type_is_security", { text });
  return rowSentence("rows.type", { text, types: ROW_TYPES.join(", ") });
};

export const findRowType = (text: string): RowType | null => {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  return ROW_TYPES.find((type) => type === word) ?? ALIASES[word] ?? null;
};
