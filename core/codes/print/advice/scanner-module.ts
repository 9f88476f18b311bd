/**
 * Least module of a QR code for standard scanners, mm; below that, some do not read it (DENSO WAVE, "Point for
 * setting the module size", https://www.qrcode.com/en/howto/cell.html).
 */
export const SCANNER_MODULE = 0.25;
