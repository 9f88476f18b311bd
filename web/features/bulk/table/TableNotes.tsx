import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import type { BulkTable } from "./bulk-table.ts";
import type { CheckedTable } from "./check-table.ts";
import { GoToLine } from "./GoToLine.tsx";
import { reasonText } from "./sentence-text.ts";

/** What is said of the table as a whole; a sentence that names a line leads to its row. Nothing if nothing is said. */
export function TableNotes({
  table,
  checked,
  onGoTo,
}: {
  table: BulkTable;
  checked: CheckedTable | null;
  /** Leads to a row, by its place in the table; absent while no rows are shown. */
  onGoTo?: (row: number) => void;
}) {
  const t = useMessages();
  const sentences = [...table.sentences, ...(checked?.sentences ?? [])];
  if (sentences.length === 0) return null;
  return (
    <Notice tone="info">
      <p className="mb-1 font-medium">{t("bulk.noticed")}</p>
      <ul className="grid list-disc gap-1 pl-4">
        {sentences.map(({ message, reason }) => (
          <li key={message}>
            {reasonText(t, reason)}
            <GoToLine table={table} line={Number(reason.values["line"])} onGoTo={onGoTo} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
