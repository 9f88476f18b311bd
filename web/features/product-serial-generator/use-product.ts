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

/** When each form was read: the code says so, and must not change while its form does not. */
const readAt = new WeakMap<ProductSerialForm, Date>();

function contentOf(form: ProductSerialForm): string {
  const at = readAt.get(form) ?? new Date();
  readAt.set(form, at);
  return productSerialContent(form, at);
}

/** The form of a product and its code, which needs a name and a serial number. */
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
