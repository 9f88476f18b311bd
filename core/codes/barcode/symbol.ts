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
  /** What a scanner returns, check digit included where the symbology reports it. */
  content: string;
  /** The human readable text below the bars. */
  text: string;
  /** Widths in modules, bar first, then bar and space in turn; the last one is a bar. */
  widths: number[];
}

/** Port: turns content that already passed the rules of its format into bars. */
export interface BarcodeEncoder {
  /** @throws DomainError `barcode_invalid` when the content cannot be written in the format */
  encode(format: BarcodeFormat, content: string): BarcodeSymbol;
}
