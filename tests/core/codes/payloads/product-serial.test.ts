import { describe, expect, it } from "vitest";
import { productSerialContent, productSerialSchema } from "../../../../core/codes/payloads/product-serial.ts";

const NOW = new Date("2026-03-04T05:06:07.089Z");

describe("productSerialContent", () => {
  it("is JSON with type, version, timestamp and only the filled fields", () => {
    const form = productSerialSchema.parse({
      productName: " Kaffeemühle 「珈琲」 ☕ ",
      serialNumber: 'SN"1\\2\n3',
      model: "",
      manufacturer: "   ",
      category: "Food & Beverage",
      expiryDate: "2030-12-31",
    });
    expect(productSerialContent(form, NOW)).toBe(
      '{"type":"PRODUCT_SERIAL","version":"1.0","timestamp":"2026-03-04T05:06:07.089Z",' +
        '"productName":"Kaffeemühle 「珈琲」 ☕","serialNumber":"SN\\"1\\\\2\\n3",' +
        '"expiryDate":"2030-12-31","category":"Food & Beverage"}',
    );
  });
});

const sentences = (form: object) =>
  productSerialSchema
    .safeParse(form)
    .error?.issues.map((issue) => `${issue.path.join()}: ${issue.message}`) ?? [];

describe("productSerialSchema", () => {
  const needed = { productName: "P", serialNumber: "S" };

  it("requires the product name and the serial number", () => {
    expect(sentences({ productName: " " })).toEqual([
      "productName: Enter the name of the product",
      "serialNumber: Enter the serial number",
    ]);
    expect(sentences(needed)).toEqual([]);
  });

  it.each(["31.12.2030", "2030-13-01", "2026-02-30", "2030-1-1"])("refuses %s as a date", (expiryDate) => {
    expect(sentences({ ...needed, expiryDate })).toEqual(["expiryDate: Enter a date like 2026-01-31"]);
  });

  it("refuses an expiration date before the manufacturing date", () => {
    const dates = { manufacturingDate: "2026-02-01", expiryDate: "2026-01-31" };
    expect(sentences({ ...needed, ...dates })).toEqual([
      "expiryDate: The expiration date is before the manufacturing date",
    ]);
    expect(sentences({ ...needed, ...dates, expiryDate: "2026-02-01" })).toEqual([]);
  });

  it("accepts only listed categories, or none", () => {
    expect(productSerialSchema.safeParse({ ...needed, category: "Toys" }).success).toBe(false);
    expect(productSerialSchema.parse(needed).category).toBe("");
  });
});
