import { describe, expect, it } from "vitest";
import { digitalSignatureSchema } from "../../../../core/codes/payloads/digital-signature.ts";
import { contentForms } from "../../../../core/codes/payloads/forms/content-forms.ts";
import { productSerialSchema } from "../../../../core/codes/payloads/product-serial.ts";
import { vcardSchema } from "../../../../core/codes/payloads/vcard.ts";
import { wifiSchema } from "../../../../core/codes/payloads/wifi.ts";

const CHOICES = ["security", "category", "signatureType", "securityLevel", "hidden"];
const schemas = {
  vcard: vcardSchema,
  wifi: wifiSchema,
  product: productSerialSchema,
  "digital-signature": digitalSignatureSchema,
  ...Object.fromEntries(Object.entries(contentForms).map(([type, { schema }]) => [type, schema])),
};

describe.each(Object.entries(schemas))("the form of %s", (_, schema) => {
  const fields = Object.keys(schema.shape).filter(
    (field) => !CHOICES.includes(field) && !field.startsWith("include"),
  );

  it.each(fields)("refuses half of a character in %s, and says nothing else about it", (field) => {
    for (const half of ["cut \ud83d", "\ude00"]) {
      const issues = schema.safeParse({ [field]: half }).error?.issues ?? [];
      expect(issues.filter(({ path }) => path[0] === field).map(({ message }) => message)).toEqual([
        "This holds half of a character, a surrogate without the other one: delete it, or enter it again",
      ]);
    }
    const whole = schema.safeParse({ [field]: "😀" }).error?.issues ?? [];
    expect(whole.map(({ message }) => message).join()).not.toContain("half of a character");
  });
});
