/** What a code can hold: the values of `--type` and of the column `type`. */
export const CODE_TYPES = ["qr", "vcard", "wifi", "product", "barcode"] as const;
export type CodeType = (typeof CODE_TYPES)[number];

/** The types as people also call them; `text` and `product_serial` are the names in the history. */
const ALIASES: Record<string, CodeType> = { text: "qr", url: "qr", product_serial: "product" };

export const findCodeType = (text: string): CodeType | null => {
  const word = text.trim().toLowerCase();
  return CODE_TYPES.find((type) => type === word) ?? ALIASES[word] ?? null;
};
