import { MAX_BATCH_ROWS } from "../../../../core/batches/batch-table.ts";
import { Download, Plus, Trash2, Undo2, Wrench } from "lucide-react";
import { saveFile } from "../../../../browser/save-file.ts";
import { safeFileStem } from "../../../../core/codes/file-name.ts";
import { Button } from "../../../components/Button.tsx";
import { SearchBox } from "../../../components/fields/SearchBox.tsx";
import { useMessages } from "../../../components/messages.tsx";
import type { Bulk } from "../use-bulk.ts";
import { type BulkTable, type Edit } from "./bulk-table.ts";
import { tableCsv } from "./table-csv.ts";

/** Actions on all rows or on the selected ones. */
export function TableTools({
  bulk,
  table,
  fixes,
  search,
  selected,
  onSearch,
  onAdd,
  onRemove,
  onUndo,
}: {
  bulk: Bulk;
  table: BulkTable;
  fixes: readonly Edit[];
  search: string;
  /** Number of selected rows. */
  selected: number;
  onSearch: (text: string) => void;
  onAdd: () => void;
  onRemove: () => void;
  onUndo: () => void;
}) {
  const t = useMessages();
  const download = () => {
    saveFile(
      `${safeFileStem(table.name.replace(/\.[a-z0-9]{2,4}$/i, ""), "rows")}-corrected.csv`,
      tableCsv(table),
    );
    bulk.markDownloaded(bulk.draft);
  };
  return (
    <div className="grid gap-3">
      <SearchBox
        label={t("bulk.find")}
        placeholder={t("bulk.find")}
        clear={t("bulk.find_clear")}
        value={search}
        onChange={onSearch}
        onClear={() => onSearch("")}
      />
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        {fixes.length > 0 ? (
          <Button
            size="sm"
            icon={<Wrench aria-hidden="true" />}
            onClick={() => bulk.edit(fixes)}
            className="max-sm:basis-full"
          >
            {t("bulk.fix_all", { n: fixes.length })}
          </Button>
        ) : null}
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" />}
          disabled={table.records.length >= MAX_BATCH_ROWS}
          onClick={onAdd}
        >
          {t("bulk.add_row")}
        </Button>
        <Button size="sm" icon={<Trash2 aria-hidden="true" />} disabled={selected === 0} onClick={onRemove}>
          {selected === 0 ? t("bulk.remove_selected") : t("bulk.remove_rows", { n: selected })}
        </Button>
        <Button size="sm" icon={<Download aria-hidden="true" />} onClick={download}>
          {t("bulk.download_table")}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<Undo2 aria-hidden="true" />}
          // with nothing to undo it stays in place and keeps the focus
          aria-disabled={bulk.undo === null}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={onUndo}
          className="aria-disabled:cursor-default! aria-disabled:opacity-50 aria-disabled:hover:bg-transparent"
        >
          {t("bulk.undo")}
        </Button>
      </div>
    </div>
  );
}
