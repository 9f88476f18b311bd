import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import { scanPicture } from "../scan/scan-picture.ts";
import type { ZxingScanner } from "../scan/scan-reading.ts";

/** Longest search for a code that failed to read, ms: its verdict waits for the search. */
const SCAN_MS = 1000;

/**
 * The same scanner as on the site and in the command line, so that they agree with a proof about a code that
 * is hard to read.
 */
export const createPatientDecoder = (zxing: ZxingScanner): CodeDecoder => ({
  name: "scanner",
  decode: async (picture) => (await scanPicture(picture, { zxing }, { milliseconds: SCAN_MS })).codes,
});
