/** Texts of /wifi-generator. */
export const messages = {
  "wifi.title": "WiFi QR Generator",
} as const;
