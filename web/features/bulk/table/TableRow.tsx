import { clsx } from "clsx";
import { Button } from "../../../components/Button.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import type { BatchFailure } from "../batch-failure.ts";
import type { Bulk } from "../use-bulk.ts";
import type { BulkRecord } from "./bulk-table.ts";
import type { CheckedRow } from "./check-table.ts";
import { CellField } from "./CellField.tsx";
import { RowFindings } from "./RowFindings.tsx";
import type { ShownColumn } from "./shown-columns.ts";

/** A row of the table with its problems below. */
export function TableRow({
  bulk,
  row,
  record: { line, cells },
  result,
  failure,
  columns,
  isShown,
  isSelected,
  onShow,
  onSelect,
  onEdit,
}: {
  bulk: Bulk;
  /** Its place in the table. */
  row: number;
  record: BulkRecord;
  result: CheckedRow;
  /** The reason why it has no code. */
  failure: BatchFailure | undefined;
  columns: readonly ShownColumn[];
  /** It is in the preview. */
  isShown: boolean;
  isSelected: boolean;
  onShow: () => void;
  /** Called when the row is selected, or no longer. */
  onSelect: () => void;
  /** @param place column of the cell that has a new text */
  onEdit: (place: number, text: string) => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const hasFindings = result.problems.length > 0 || result.notes.length > 0 || failure !== undefined;
  return (
    <tbody className={clsx("border-t border-line", isShown && "bg-hover")}>
      <tr onFocus={onShow}>
        <td className="px-3 py-1">
          <input
            type="checkbox"
            aria-label={t("bulk.select_line", { line })}
            checked={isSelected}
            onChange={onSelect}
            className="block size-4.5 accent-(--ink)"
          />
        </td>
        <th scope="row" className="px-1 py-1 text-left font-normal">
          <Button
            size="sm"
            variant="quiet"
            data-row={row}
            aria-pressed={isShown}
            aria-label={t("bulk.show_line", { line })}
            onClick={onShow}
            className="tabular-nums"
          >
            {line.toLocaleString(language)}
          </Button>
        </th>
        {columns.map(({ place, name }) => (
          <td key={place} className="px-1 py-1 align-top">
            <CellField
              label={t("bulk.cell", { name, line })}
              text={cells[place] ?? ""}
              isWrong={result.problems.some((problem) => problem.place === place)}
              onEdit={(text) => onEdit(place, text)}
            />
          </td>
        ))}
      </tr>
      {hasFindings ? (
        <tr>
          <td colSpan={columns.length + 2} className="px-3 pb-3">
            <RowFindings
              bulk={bulk}
              row={row}
              line={line}
              result={result}
              columns={columns}
              failure={failure}
            />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}
