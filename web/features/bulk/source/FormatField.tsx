import { barcodeFormats } from "../../../../core/codes/barcode/formats.ts";
import { BARCODE_FORMATS } from "../../../../core/codes/barcode/symbol.ts";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { useMessages } from "../../../components/messages.tsx";
import type { Bulk } from "../use-bulk.ts";
import type { CheckedTable } from "../table/check-table.ts";

const BY_DIGITS = "digits";

/** The format of all barcodes, or in a column of product numbers that of each number's digits. */
export function FormatField({ bulk: { draft, patch, checked, lastRows } }: { bulk: Bulk }) {
  const t = useMessages();
  const isByDigits = draft.barcodeFormat === null;
  const isMissing = isByDigits && checked !== null && !hasFormats(checked);
  const digits = { value: BY_DIGITS, text: t("bulk.format_digits"), disabled: isMissing } as const;
  return (
    <SelectField
      label={t("bulk.barcode_format")}
      value={draft.barcodeFormat ?? BY_DIGITS}
      options={[
        ...(isByDigits || checked?.hasProductNumbers ? [digits] : []),
        ...BARCODE_FORMATS.map((value) => ({ value, text: barcodeFormats[value].label })),
      ]}
      hint={isByDigits && !isMissing ? t("bulk.format_made", { formats: formatsOf(lastRows) }) : undefined}
      error={isMissing ? t("bulk.format_missing") : undefined}
      onChoose={(value) =>
        patch({ barcodeFormat: value === BY_DIGITS ? null : value, isFormatGuessed: false })
      }
    />
  );
}

/** Whether a column says the formats. */
const hasFormats = ({ hasProductNumbers, fields }: CheckedTable): boolean =>
  hasProductNumbers || fields.some(({ column }) => column === "barcode_format" || column === "type");

/** The formats that rows have, in their order. */
function formatsOf(rows: Bulk["lastRows"]): string {
  const labels = rows.flatMap(({ order }) =>
    order?.kind === "barcode" ? [barcodeFormats[order.format].label] : [],
  );
  return [...new Set(labels)].join(", ") || "–";
}
