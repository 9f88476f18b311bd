import { dotsOver } from "../resolution.ts";

/**
 * Least module of a QR code for standard scanners, mm; below that, some do not read it (DENSO WAVE, "Point for
 * setting the module size", https://www.qrcode.com/en/howto/cell.html).
 */
export const SCANNER_MODULE = 0.25;

/**
 * Finest module that hand-held readers see, mm: that of the best scanner in the same table (GT20QD-SM); readers of bars end there as well
 * (Wasp WLP 4170: 4 mil). A length below it is refused; from here to `SCANNER_MODULE` and `leastBarModule`, files have a caution.
 */
const FINEST_MODULE = 0.1;

/** The fewest whole dots of a module that anything reads, at least one. @param dpi dots per inch */
export const finestDots = (dpi: number): number => Math.max(1, dotsOver(FINEST_MODULE, dpi));
