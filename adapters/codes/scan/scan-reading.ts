import type { Picture } from "../../../core/codes/drawing.ts";
import type { ScannedCode } from "../../../core/codes/scan.ts";

/** A decoder's result for one place in a picture. */
export interface ScanReading extends ScannedCode {
  /** Number of scan lines of a barcode that agree; 0 for matrix codes. */
  lines: number;
  /** Whether a code was detected but not read: `text` is then meaningless. */
  failed: boolean;
}

/** Options of zxing-wasm; absent ones are as in its fast mode. */
export interface ZxingOptions {
  /** "common": QR codes and barcodes; "rare": other matrix codes. */
  formats?: "common" | "qr" | "linear" | "rare";
  denoise?: boolean;
  threshold?: "local" | "global" | "fixed";
}

export interface ZxingScanner {
  /** @param picture opaque */
  read(picture: Picture, look?: ZxingOptions): Promise<ScanReading[]>;
}

/** The decoders besides jsQR, which is always available. */
export interface ScanReaders {
  /** Null until its wasm is loaded: then only QR codes are found, and fewer of them. */
  zxing: ZxingScanner | null;
}
