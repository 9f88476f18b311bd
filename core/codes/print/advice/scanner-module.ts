/**
 * Mm of a module of a QR code that a scanner of the standard type resolves; below that, some do not read it (DENSO WAVE, "Point for
 * setting the module size", https://www.qrcode.com/en/howto/cell.html).
 */
export const SCANNER_MODULE = 0.25;
