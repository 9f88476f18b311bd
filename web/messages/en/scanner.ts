/** Texts of /qr-code-scanner-from-image. */
export const messages = {
  "scanner.title": "QR Code Scanner From Image",
} as const;
