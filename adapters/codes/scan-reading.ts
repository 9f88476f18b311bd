import type { Picture } from "../../core/codes/drawing.ts";
import type { ScannedCode } from "../../core/codes/scan.ts";

/** What a reader says of one place in a picture. */
export interface ScanReading extends ScannedCode {
  /** Scan lines of a barcode that agree; 0 for matrix codes. */
  lines: number;
  /** What is wrong with it where a code was seen and not read ("ChecksumError" ...), else the empty string. */
  error: string;
}

/** How zxing-wasm looks at a picture; what is left out is as in its quick look. */
export interface ZxingLook {
  formats?: "matrix" | "linear";
  denoise?: boolean;
  threshold?: "local" | "global" | "fixed";
  /** Times by which a second, smaller picture is smaller; 0 for none. */
  downscale?: number;
  /** Report codes that were seen and not read as well. */
  errors?: boolean;
}

export interface ZxingScanner {
  /** @param picture opaque */
  read(picture: Picture, look?: ZxingLook): Promise<ScanReading[]>;
}

/** The readers beside jsqr, which is always there. */
export interface ScanReaders {
  /** null while its program is not loaded: then only QR codes are found, and fewer of them. */
  zxing: ZxingScanner | null;
}
