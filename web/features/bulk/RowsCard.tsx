import { type ReactNode, useId } from "react";
import { Card } from "../../components/Card.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import type { BulkTable } from "./table/bulk-table.ts";
import { TableNotes } from "./table/TableNotes.tsx";
import { TableSkeleton } from "./table/TableSkeleton.tsx";
import type { Bulk } from "./use-bulk.ts";

/** The number of rows, and the rows, which show what is said of all of them; before there are any, it stands here. */
export function RowsCard({ bulk, table, children }: { bulk: Bulk; table: BulkTable; children: ReactNode }) {
  const t = useMessages();
  const id = useId();
  const { checked, failure } = bulk;
  return (
    <Card aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {t("bulk.rows_count", { n: table.records.length })}
      </h2>
      {failure === null ? null : (
        <Notice tone="danger" live>
          {t("bulk.check_failed", { message: failure })}
        </Notice>
      )}
      {checked === null && failure === null ? (
        <output aria-label={t("bulk.checking")}>
          <TableSkeleton rows={table.records.length} />
        </output>
      ) : null}
      {checked && checked.missing.length > 0 ? (
        <Notice tone="warn">{t("bulk.columns_missing")}</Notice>
      ) : null}
      {checked?.missing.length === 0 ? null : <TableNotes table={table} checked={checked} />}
      {children}
    </Card>
  );
}
