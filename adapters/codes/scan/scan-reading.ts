import type { Picture } from "../../../core/codes/drawing.ts";
import type { ScannedCode } from "../../../core/codes/scan.ts";

/** What a reader says of one place in a picture. */
export interface ScanReading extends ScannedCode {
  /** Scan lines of a barcode that agree; 0 for codes of two dimensions. */
  lines: number;
  /** Whether a code was seen and not read: then `text` means nothing. */
  failed: boolean;
}

/** How zxing-wasm looks at a picture; what is left out is as in its quick look. */
export interface ZxingOptions {
  /** "common": QR codes and barcodes; "rare": other codes of two dimensions. */
  formats?: "common" | "qr" | "linear" | "rare";
  denoise?: boolean;
  threshold?: "local" | "global" | "fixed";
}

export interface ZxingScanner {
  /** @param picture opaque */
  read(picture: Picture, look?: ZxingOptions): Promise<ScanReading[]>;
}

/** The readers beside jsqr, which is always there. */
export interface ScanReaders {
  /** null while its program is not loaded: then only QR codes are found, and fewer of them. */
  zxing: ZxingScanner | null;
}
