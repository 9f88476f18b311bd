/** Texts that the vCard, WiFi, product serial and digital signature generators share. */
export const messages = {
  "payloads.settings": "QR settings",
} as const;
