import type { Picture } from "../../../core/codes/drawing.ts";
import { onWhite } from "../../../core/codes/on-ground.ts";
import { inReadingOrder } from "../../../core/codes/reading-order.ts";
import { SCAN_TIMEOUT, type ScannedCode, scanProblem, type ScanResult } from "../../../core/codes/scan.ts";
import { diagnose } from "./scan-diagnosis.ts";
import { createFindings } from "./scan-findings.ts";
import { grayOf } from "./scan-gray.ts";
import { readPrintedBars } from "./scan-printed-bars.ts";
import type { ScanReaders, ScanReading } from "./scan-reading.ts";
import { jsqrTries, zxingTries } from "./scan-tries.ts";

export interface ScanOptions {
  /** One quick look, as for the frames of a camera: a frame that is hard to read is followed by a better one. */
  quick?: boolean;
  /** Ends the scan before its next try. */
  signal?: AbortSignal;
  /** Milliseconds after which no further try begins. */
  milliseconds?: number;
  /** Receives the progress of the tries, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Further attempts for a code that was detected next to one that was read. */
const TRIES_FOR_MORE = 5;
const QUICK_TRIES = 2;

/**
 * Finds every code in a picture: QR codes and the barcodes that this program makes, and others that the
 * decoders support. Runs in the calling thread: use a worker in a browser.
 *
 * @param picture transparent pixels count as white paper
 * @throws the reason of `signal` once it is aborted
 */
export async function scanPicture(
  picture: Picture,
  { zxing }: ScanReaders,
  { quick = false, signal, milliseconds = SCAN_TIMEOUT, onProgress }: ScanOptions = {},
): Promise<ScanResult> {
  signal?.throwIfAborted();
  const end = Date.now() + milliseconds;
  const paper = onWhite(picture);
  const findings = createFindings();
  const isDone = () => findings.codes().length > 0 && findings.failed().length === 0;
  if (zxing) findings.add(await zxing.read(paper), false);
  if (isDone()) return found(findings.codes());

  const gray = grayOf(paper);
  if (zxing && !quick) findings.add(await readPrintedBars(paper, gray), false);
  const further = [...(zxing ? zxingTries(zxing, gray) : []), ...jsqrTries(gray)];
  const tries = quick ? further.slice(0, zxing ? 0 : QUICK_TRIES) : further;
  let isLate = false;
  for (const [done, one] of tries.entries()) {
    if (isDone() || (findings.codes().length > 0 && done >= TRIES_FOR_MORE)) break;
    await pause();
    signal?.throwIfAborted();
    isLate = Date.now() > end;
    if (isLate) break;
    findings.add(await one.read(), one.changesTones);
    onProgress?.((done + 1) / tries.length);
  }
  if (findings.codes().length > 0) return found(findings.codes());
  return { codes: [], problem: isLate ? scanProblem("timeout") : diagnose(gray, findings) };
}

/** Yields, so that a message can abort the scan. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function found(readings: ScanReading[]): ScanResult {
  const codes = readings.map(({ decoder, format, text, binary, corners }): ScannedCode => ({
    decoder,
    format,
    text,
    binary,
    corners,
  }));
  return { codes: inReadingOrder(codes), problem: null };
}
