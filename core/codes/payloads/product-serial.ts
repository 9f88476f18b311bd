import * as z from "zod/mini";
import {
  emailText,
  filled,
  isDay,
  optionalDate,
  optionalText,
  requiredText,
  usableFields,
  websiteProblem,
  websiteText,
} from "./fields.ts";
import { mailAddressProblem } from "./mail-address.ts";
import { says } from "./messages.ts";

export const PRODUCT_CATEGORIES = [
  "Electronics",
  "Automotive",
  "Medical",
  "Industrial",
  "Consumer Goods",
  "Food & Beverage",
  "Pharmaceutical",
  "Textile",
  "Other",
] as const;

/** The product form with any addresses, valid or not. The category is empty until one is chosen. */
export const lenientProductSerialSchema = z
  .object({
    productName: requiredText("product.name"),
    serialNumber: requiredText("product.serial"),
    manufacturer: optionalText(),
    model: optionalText(),
    batchNumber: optionalText(),
    manufacturingDate: optionalDate(),
    expiryDate: optionalDate(),
    category: z._default(z.enum(["", ...PRODUCT_CATEGORIES]), ""),
    description: optionalText(),
    website: websiteText(),
    supportEmail: emailText(),
    warrantyPeriod: optionalText(),
    location: optionalText(),
  })
  .check(
    z.refine(
      // ISO 8601 dates sort as text; an invalid date is reported separately
      ({ manufacturingDate, expiryDate }) =>
        !isDay(manufacturingDate) || !isDay(expiryDate) || expiryDate >= manufacturingDate,
      { ...says("product.expiry"), path: ["expiryDate"] },
    ),
  );
export type ProductSerialForm = z.infer<typeof lenientProductSerialSchema>;

/** The product form with usable addresses. */
export const productSerialSchema = lenientProductSerialSchema.check(
  usableFields({ website: websiteProblem, supportEmail: mailAddressProblem }),
);

/** JSON with type, version, timestamp and every field that is filled. */
export const productSerialContent = (form: ProductSerialForm, now: Date): string =>
  JSON.stringify({
    type: "PRODUCT_SERIAL",
    version: "1.0",
    timestamp: now.toISOString(),
    ...filled(form),
  });
