/** Texts of /product-serial-generator. */
export const messages = {
  "product_serial.title": "Product Serial QR",
} as const;
