import { ArrowRight } from "lucide-react";
import { Button } from "../../../components/Button.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import type { BulkTable } from "./bulk-table.ts";

/** A button that leads to the row of a line; nothing if its row was removed, or no rows are shown. */
export function GoToLine({
  table,
  line,
  onGoTo,
}: {
  table: BulkTable | null;
  line: number;
  /** Leads to a row, by its place in the table; absent while no rows are shown. */
  onGoTo: ((row: number) => void) | undefined;
}) {
  const t = useMessages();
  const language = useLanguage();
  const row = table?.records.findIndex((record) => record.line === line) ?? -1;
  if (row < 0 || !onGoTo) return null;
  return (
    <div className="-ml-2">
      <Button size="sm" variant="quiet" icon={<ArrowRight aria-hidden="true" />} onClick={() => onGoTo(row)}>
        {t("bulk.go_to_line", { line: line.toLocaleString(language) })}
      </Button>
    </div>
  );
}
