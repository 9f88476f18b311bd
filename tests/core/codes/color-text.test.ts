import { expect, test } from "vitest";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";

const schemas = { "QR code": qrDesignSchema, barcode: barcodeDesignSchema };

test.each(Object.entries(schemas))("the design of a %s accepts only colors", (_, schema) => {
  for (const color of ["#fff", "#1b5e20", "transparent"]) {
    expect(schema.safeParse({ foreground: color, background: color }).success).toBe(true);
  }
  for (const wrong of ["", "bluish", "#12", "javascript:alert(1)"]) {
    expect(schema.safeParse({ foreground: wrong }).success).toBe(false);
    expect(schema.safeParse({ background: wrong }).success).toBe(false);
  }
});
