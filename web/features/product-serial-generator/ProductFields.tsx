import { PRODUCT_CATEGORIES } from "../../../core/codes/payloads/product-serial.ts";
import { useMessages } from "../../components/messages.tsx";
import { SelectField } from "../../components/fields/SelectField.tsx";
import { TextAreaField, TextField } from "../../components/fields/TextField.tsx";
import type { MessageKey } from "../../messages/areas.ts";
import { FieldGroup } from "../../payloads/FieldGroup.tsx";
import type { ProductPayload } from "./use-product.ts";

/** The code contains the category in English; the form shows it in the user's language. */
const CATEGORY_NAMES: Record<(typeof PRODUCT_CATEGORIES)[number], MessageKey> = {
  Electronics: "product_serial.category_Electronics",
  Automotive: "product_serial.category_Automotive",
  Medical: "product_serial.category_Medical",
  Industrial: "product_serial.category_Industrial",
  "Consumer Goods": "product_serial.category_Consumer_Goods",
  "Food & Beverage": "product_serial.category_Food_Beverage",
  Pharmaceutical: "product_serial.category_Pharmaceutical",
  Textile: "product_serial.category_Textile",
  Other: "product_serial.category_Other",
};

/** The product form. It contains no data about the user, so autofill is off. */
export function ProductFields({ payload: { field, form, setForm } }: { payload: ProductPayload }) {
  const t = useMessages();
  const plain = { autoComplete: "off" } as const;
  const exact = { ...plain, autoCapitalize: "off", spellCheck: false } as const;
  return (
    <>
      <FieldGroup legend={t("product_serial.group_product")}>
        <TextField label={t("product_serial.productName")} required {...plain} {...field("productName")} />
        <TextField label={t("product_serial.serialNumber")} required {...exact} {...field("serialNumber")} />
        <TextField label={t("product_serial.model")} {...exact} {...field("model")} />
        <SelectField
          label={t("product_serial.category")}
          placeholder={t("product_serial.category_none")}
          name="category"
          value={form.category}
          options={PRODUCT_CATEGORIES.map((value) => ({ value, text: t(CATEGORY_NAMES[value]) }))}
          onChange={({ target }) => setForm({ category: target.value })}
        />
      </FieldGroup>
      <FieldGroup legend={t("product_serial.group_origin")}>
        <TextField label={t("product_serial.manufacturer")} {...plain} {...field("manufacturer")} />
        <TextField label={t("product_serial.batchNumber")} {...exact} {...field("batchNumber")} />
        <TextField
          label={t("product_serial.manufacturingDate")}
          type="date"
          {...plain}
          {...field("manufacturingDate")}
        />
        <TextField
          label={t("product_serial.expiryDate")}
          type="date"
          {...plain}
          {...field("expiryDate", true)}
        />
        <div data-wide>
          <TextField label={t("product_serial.location")} {...plain} {...field("location")} />
        </div>
      </FieldGroup>
      <FieldGroup legend={t("product_serial.group_support")}>
        <TextField label={t("product_serial.warrantyPeriod")} {...plain} {...field("warrantyPeriod")} />
        <TextField
          label={t("product_serial.supportEmail")}
          type="email"
          {...exact}
          {...field("supportEmail")}
        />
        <div data-wide>
          <TextField
            label={t("product_serial.website")}
            type="url"
            placeholder="https://example.com"
            {...exact}
            {...field("website")}
          />
        </div>
        <div data-wide>
          <TextAreaField
            label={t("product_serial.productDescription")}
            rows={3}
            className="resize-y"
            {...field("description")}
          />
        </div>
      </FieldGroup>
    </>
  );
}
