import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import { scanPicture } from "../scan/scan-picture.ts";
import type { ZxingScanner } from "../scan/scan-reading.ts";

/** Milliseconds that a failed code may be searched: its verdict waits for it. */
const SCAN_MS = 1000;

/** The scanner of the site and the command line, so that they and a proof agree about a code that is hard to read. */
export const createPatientDecoder = (zxing: ZxingScanner): CodeDecoder => ({
  name: "scanner",
  decode: async (picture) => (await scanPicture(picture, { zxing }, { milliseconds: SCAN_MS })).codes,
});
