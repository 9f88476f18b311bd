import { fillSentence, type SentenceValues } from "./sentence.ts";

/** A place in a picture: px from its top left corner, y downward. */
export interface Point {
  x: number;
  y: number;
}

/** One code that was found in a picture. */
export interface ScannedCode {
  /** The decoder that read it: "zxing-wasm", "jsqr" or "bar widths". */
  decoder: string;
  /** "QR Code", or the BarcodeFormat if it is one of ours, otherwise the decoder's own name. */
  format: string;
  /** The content of the code, never empty. If `binary` is true, its bytes in hexadecimal, separated by spaces. */
  text: string;
  /** Whether the content is bytes that are not text. */
  binary: boolean;
  /**
   * Corners of the code in px of the given picture, in order from its own top left corner; null if unknown.
   */
  corners: Point[] | null;
}

/** Why nothing was read: a hint that stands below "No QR code found". */
export interface ScanProblem {
  code: keyof typeof scanMessages extends `scan.${infer Code}` ? Code : never;
  values: SentenceValues;
  message: string;
}

export interface ScanResult {
  /** In reading order: rows from the top, each from the left. */
  codes: ScannedCode[];
  /** Null if a code was read. */
  problem: ScanProblem | null;
}

/** Milliseconds after which a scan gives up. */
export const SCAN_TIMEOUT = 10_000;

/** Hints about a picture in which nothing was read; the web catalog includes them. */
export const scanMessages = {
  "scan.no_code":
    "There seems to be no code in this picture: make sure that the whole code is in it and faces the camera",
  "scan.too_small":
    "The code is too small in this picture: its modules are about {pixels} px wide. Go closer, or use the original picture instead of a reduced one",
  "scan.cut_off":
    "The code is cut off at the edge of the picture: take the picture again with some room around the code",
  "scan.no_quiet_zone":
    "There is no empty margin around the code: leave a light border of four modules, and nothing else in it",
  "scan.blurred": "The picture of the code is blurred: hold the camera still and let it focus",
  "scan.low_contrast":
    "The code hardly stands out from its background: take the picture in more light, without shadow or reflection",
  "scan.damaged":
    "There is a code, but a part of it is covered, damaged or distorted: flatten it and take the picture from straight above",
  "scan.unsure":
    "There are bars, but they could not be read with certainty: take a sharper picture, straight from the front",
  "scan.empty": "There is a code in this picture, but it holds nothing",
  "scan.timeout":
    "The picture took too long to search: cut it down to the code, or use a smaller one and try again",
} as const;

export const scanProblem = (code: ScanProblem["code"], values: SentenceValues = {}): ScanProblem => ({
  code,
  values,
  message: fillSentence(scanMessages[`scan.${code}`], values),
});
