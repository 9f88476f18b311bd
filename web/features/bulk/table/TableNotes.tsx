import { ArrowRight } from "lucide-react";
import { Button } from "../../../components/Button.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import type { BulkTable } from "./bulk-table.ts";
import type { CheckedTable } from "./check-table.ts";
import { reasonText } from "./sentence-text.ts";

/** What is said of the table as a whole; a sentence that names a line leads to its row. Nothing if nothing is said. */
export function TableNotes({
  table,
  checked,
  onShow,
}: {
  table: BulkTable;
  checked: CheckedTable | null;
  /** Shows a row, by its place in the table; absent while no rows are shown. */
  onShow?: (row: number) => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const sentences = [...table.sentences, ...(checked?.sentences ?? [])];
  if (sentences.length === 0) return null;
  return (
    <Notice tone="info">
      <p className="mb-1 font-medium">{t("bulk.noticed")}</p>
      <ul className="grid list-disc gap-1 pl-4">
        {sentences.map(({ message, reason }) => {
          const line = Number(reason.values["line"]);
          // its row may have been removed since
          const row = table.records.findIndex((record) => record.line === line);
          return (
            <li key={message}>
              {reasonText(t, reason)}
              {row < 0 || !onShow ? null : (
                <div className="-ml-2">
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={<ArrowRight aria-hidden="true" />}
                    onClick={() => onShow(row)}
                  >
                    {t("bulk.go_to_line", { line: line.toLocaleString(language) })}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
