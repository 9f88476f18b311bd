import * as z from "zod/mini";
import { productSerialFileName } from "../../../core/codes/file-name.ts";
import {
  productSerialContent,
  productSerialSchema,
  type ProductSerialForm,
} from "../../../core/codes/payloads/product-serial.ts";
import { usePayload } from "../../payloads/use-payload.ts";

const FIELDS = [
  "productName",
  "serialNumber",
  "manufacturer",
  "model",
  "batchNumber",
  "manufacturingDate",
  "expiryDate",
  "category",
  "description",
  "website",
  "supportEmail",
  "warrantyPeriod",
  "location",
] as const;

const each = <Value>(value: Value) =>
  Object.fromEntries(FIELDS.map((name) => [name, value])) as Record<(typeof FIELDS)[number], Value>;

const EMPTY = each("");
const TYPED = z.object(each(z.string()));

/** Read time of each form, which is part of the code and must not change while the form does not. */
const readAt = new WeakMap<ProductSerialForm, Date>();

function contentOf(form: ProductSerialForm): string {
  const at = readAt.get(form) ?? new Date();
  readAt.set(form, at);
  return productSerialContent(form, at);
}

/** The product form and its code, which requires a name and a serial number. */
export const useProduct = () =>
  usePayload<typeof EMPTY, ProductSerialForm>({
    name: "product-serial",
    type: "product_serial",
    empty: EMPTY,
    typed: TYPED,
    schema: productSerialSchema,
    contentOf,
    fileNameOf: productSerialFileName,
  });
export type ProductPayload = ReturnType<typeof useProduct>;
