import type { Picture } from "../../core/codes/drawing.ts";
import { onWhite } from "../../core/codes/on-white.ts";
import { SCAN_TIMEOUT, scanProblem, type ScanResult } from "../../core/codes/scan.ts";
import { readByJsqr } from "./scan-jsqr.ts";
import type { ScanReaders, ScanReading } from "./scan-reading.ts";

export interface ScanOptions {
  /** One quick look, as for the frames of a camera: a frame that is hard to read is followed by a better one. */
  quick?: boolean;
  /** Ends the scan before its next try. */
  signal?: AbortSignal;
  /** Milliseconds after which no further try begins. */
  milliseconds?: number;
  /** Told how far the tries are, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Finds every code in a picture: QR codes and the barcodes that this product makes, and others that the readers know.
 * Runs where it is called: give it a worker of its own in a browser.
 *
 * @param picture what is clear in it is taken as white paper
 * @throws the reason of `signal` where that was set off
 */
export async function scanPicture(
  picture: Picture,
  readers: ScanReaders,
  { quick = false, signal, milliseconds = SCAN_TIMEOUT, onProgress }: ScanOptions = {},
): Promise<ScanResult> {
  const paper = onWhite(picture);
  const tries: (() => Promise<ScanReading[]>)[] = [];
  const { zxing } = readers;
  if (zxing) {
    tries.push(() => zxing.read(paper));
    if (!quick) tries.push(() => zxing.read(paper, { denoise: true, threshold: "global" }));
  }
  if (!zxing || !quick) {
    tries.push(async () => readByJsqr(paper, false));
    tries.push(async () => readByJsqr(paper, true));
  }
  const end = Date.now() + milliseconds;
  for (const [done, look] of tries.entries()) {
    signal?.throwIfAborted();
    if (Date.now() > end) return { codes: [], problem: scanProblem("timeout") };
    const codes = (await look()).filter(({ text }) => text !== "");
    onProgress?.((done + 1) / tries.length);
    if (codes.length > 0)
      return {
        codes: codes.map(({ decoder, format, text, binary, corners }) => ({
          decoder,
          format,
          text,
          binary,
          corners,
        })),
        problem: null,
      };
  }
  return { codes: [], problem: scanProblem("no_code") };
}
