/** Texts of /digital-signature-generator. */
export const messages = {
  "digital_signature.title": "Digital Signature QR",
} as const;
