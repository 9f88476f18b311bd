import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { fieldsOf } from "../../../../core/codes/texts/payload-fields.ts";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { ToggleField } from "../../../components/fields/ToggleField.tsx";
import { useMessages } from "../../../components/messages.tsx";
import type { Translate } from "../../../messages/translator.ts";
import { BULK_TYPES } from "../bulk-draft.ts";
import type { Bulk } from "../use-bulk.ts";
import { shownNames, type BulkTable } from "../table/bulk-table.ts";
import { columnLabel } from "../table/column-label.ts";
import { FormatField } from "./FormatField.tsx";
import { optionalOnly } from "./optional-columns.ts";

const UNREAD = "";

/** The type of the codes, and the assignment of columns. */
export function TableFields({ bulk, table }: { bulk: Bulk; table: BulkTable }) {
  const t = useMessages();
  const { draft, patch, checked, readAs } = bulk;
  const { type, columns } = draft;
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t("bulk.type")}
          hint={t("bulk.type_hint")}
          value={type}
          options={BULK_TYPES.map((value) => ({ value, text: t(`bulk.type_${value}`) }))}
          onChoose={(value) => patch({ type: value, columns: optionalOnly(columns) })}
        />
        {type === "barcode" ? <FormatField bulk={bulk} /> : null}
        {table.sheets.length > 1 && readAs ? (
          <SelectField
            label={t("bulk.sheet")}
            hint={t("bulk.sheet_hint")}
            value={table.sheet ?? ""}
            options={table.sheets.map((value) => ({ value, text: value }))}
            onChoose={(sheet) => readAs({ sheet })}
          />
        ) : null}
        {table.encodings.length > 0 && readAs ? (
          <SelectField
            label={t("bulk.encoding")}
            hint={t("bulk.encoding_hint")}
            value={table.encoding ?? ""}
            options={table.encodings.map((value) => ({ value, text: value }))}
            onChoose={(encoding) => readAs({ encoding })}
          />
        ) : null}
      </div>
      <ToggleField
        label={t("bulk.has_header")}
        checked={table.header !== null}
        onChange={(has) => bulk.setHeader(has)}
      />
      <ColumnFields
        t={t}
        table={table}
        kinds={[...columnsOf(bulk.draft), ...(checked?.optional ?? [])]}
        chosen={new Map(checked?.fields.map(({ column, index }) => [column, index]))}
        missing={checked?.missing.flat() ?? []}
        onChoose={(column, place) => patch({ columns: { ...columns, [column]: place } })}
      />
    </div>
  );
}

/** The columns of a type of codes, beside those of the table that say how codes are made; others are recognized by name. Labels have no file names. */
const columnsOf = ({ type, output }: Pick<Bulk["draft"], "type" | "output">): BatchColumn[] => [
  ...(type === "qr" || type === "barcode" ? (["content"] as const) : fieldsOf(type)),
  ...(output === "files" ? (["file"] as const) : []),
];

function ColumnFields({
  t,
  table: { names, records },
  kinds,
  chosen,
  missing,
  onChoose,
}: {
  t: Translate;
  table: BulkTable;
  kinds: readonly BatchColumn[];
  chosen: ReadonlyMap<BatchColumn, number>;
  missing: readonly BatchColumn[];
  onChoose: (column: BatchColumn, place: number | null) => void;
}) {
  const first = records[0]?.cells ?? [];
  const options = shownNames(names, first.length).map((name, place) => ({
    value: String(place),
    text: first[place]?.trim() ? t("bulk.column_option", { name, example: shortened(first[place]) }) : name,
  }));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t("bulk.columns")}</legend>
      <p className="mt-1 mb-3 text-sm text-soft">{t("bulk.columns_hint")}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {kinds.map((column) => (
          <SelectField
            key={column}
            label={columnLabel(t, column)}
            value={String(chosen.get(column) ?? UNREAD)}
            placeholder={t(column === "file" ? "bulk.file_numbered" : "bulk.column_none")}
            options={options}
            error={missing.includes(column) ? t("bulk.column_missing") : undefined}
            onChange={({ target }) => onChoose(column, target.value === UNREAD ? null : Number(target.value))}
          />
        ))}
      </div>
    </fieldset>
  );
}

const SHOWN = 24;
const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
