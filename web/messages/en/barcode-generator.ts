/** Texts of /barcode-generator. */
export const barcodeGeneratorMessages = {} as const;
