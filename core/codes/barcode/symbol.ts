/** The eight symbologies; the values are those of history records and of the CLI. */
export const BARCODE_FORMATS = [
  "CODE128",
  "CODE39",
  "EAN13",
  "EAN8",
  "UPC",
  "ITF",
  "MSI",
  "pharmacode",
] as const;
export type BarcodeFormat = (typeof BARCODE_FORMATS)[number];

/** A linear barcode as modules, without its quiet zone. */
export interface BarcodeSymbol {
  format: BarcodeFormat;
  /** The content that a scanner returns, including a check digit that the symbology reports. */
  content: string;
  /** The human readable text below the bars. */
  text: string;
  /** Widths in modules, alternating bar and space; the first and the last are bars. */
  widths: number[];
}

/** Port: encodes content that passed the rules of its format as bars. */
export interface BarcodeEncoder {
  /** @throws DomainError `barcode_invalid` if the format cannot encode the content */
  encode(format: BarcodeFormat, content: string): BarcodeSymbol;
}
