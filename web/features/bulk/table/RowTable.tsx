import { clsx } from "clsx";
import { ChevronLeft, ChevronRight, Undo2, Wrench } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button, IconButton } from "../../../components/Button.tsx";
import { RadioCards } from "../../../components/fields/RadioCards.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import type { BatchFailure } from "../make/batch-failure.ts";
import type { Bulk } from "../use-bulk.ts";
import type { BulkTable, Edit } from "./bulk-table.ts";
import type { CheckedRow, CheckedTable } from "./check-table.ts";
import { CellField } from "./CellField.tsx";
import { columnLabel } from "./column-label.ts";
import { columnsShown } from "./shown-columns.ts";
import { RowFindings } from "./RowFindings.tsx";

/** Rows that are shown at a time: any number of them stays quick. */
const PAGE_ROWS = 25;
const FILTERS = ["all", "problems", "notes"] as const;
type Filter = (typeof FILTERS)[number];

const fits = (row: CheckedRow, filter: Filter): boolean => filter === "all" || row[filter].length > 0;

/** Every correction that the checks know. */
const allFixes = ({ rows }: CheckedTable): Edit[] =>
  rows.flatMap(({ problems }, row) =>
    problems.flatMap(({ place, corrected }) =>
      place !== null && corrected !== undefined ? [{ row, place, text: corrected }] : [],
    ),
  );

/** The rows, with what is wrong with each and the ways to fix it. */
export function RowTable({
  bulk,
  table,
  checked,
  shown,
  failed,
  onShow,
}: {
  bulk: Bulk;
  table: BulkTable;
  checked: CheckedTable;
  /** Place of the row in the preview. */
  shown: number | null;
  /** Why no code could be made of a row, by its number. */
  failed: ReadonlyMap<number, BatchFailure>;
  onShow: (row: number) => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const [filter, setFilter] = useState<Filter>("all");
  const [page, setPage] = useState(0);
  const number = (n: number) => n.toLocaleString(language);
  const places = checked.rows.flatMap((row, place) => (fits(row, filter) ? [place] : []));
  const pages = Math.max(1, Math.ceil(places.length / PAGE_ROWS));
  const current = Math.min(page, pages - 1);
  const start = current * PAGE_ROWS;
  const fixes = allFixes(checked);
  const columns = columnsShown(table, checked);
  const section = useRef<HTMLElement>(null);
  /** The line after which nothing else may have the focus: what was pressed is gone. */
  const [led, setLed] = useState<{ row: number } | null>(null);
  useEffect(() => {
    if (!led) return;
    const lines = section.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
    const next = [...lines].find((line) => Number(line.dataset["row"]) >= led.row) ?? section.current;
    next?.focus();
  }, [led]);
  const counts = FILTERS.map((one) => checked.rows.filter((row) => fits(row, one)).length);

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <RadioCards
        look="segments"
        legend={t("bulk.filter")}
        value={filter}
        choices={FILTERS.map((value, at) => ({
          value,
          title: t(`bulk.filter_${value}`, { count: number(counts[at] ?? 0) }),
        }))}
        onChoose={(value) => {
          setFilter(value);
          setPage(0);
        }}
      />
      {fixes.length > 0 || bulk.undo ? (
        <div className="flex flex-wrap gap-2">
          {fixes.length > 0 ? (
            <Button size="sm" icon={<Wrench aria-hidden="true" />} onClick={() => bulk.edit(fixes)}>
              {t("bulk.fix_all", { n: fixes.length })}
            </Button>
          ) : null}
          {bulk.undo ? (
            <Button size="sm" variant="quiet" icon={<Undo2 aria-hidden="true" />} onClick={bulk.undo}>
              {t("bulk.undo")}
            </Button>
          ) : null}
        </div>
      ) : null}
      {places.length === 0 ? (
        <p className="py-6 text-center text-sm text-soft">{t(`bulk.none_${filter}`)}</p>
      ) : (
        <section
          ref={section}
          aria-label={t("bulk.rows")}
          // a wide table is scrolled by keys as well
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="@container overflow-x-auto rounded-box border border-line"
        >
          <table className="w-full border-collapse text-sm">
            <thead className="bg-inset text-left">
              <tr>
                <th scope="col" className="px-3 py-2 font-medium">
                  {t("bulk.line")}
                </th>
                {columns.map(({ place, name, column }) => (
                  <th key={place} scope="col" className="px-3 py-2 font-medium">
                    <span className="block max-w-48 truncate">{name}</span>
                    {column === null ? null : (
                      <span className="block truncate text-xs font-normal text-soft">
                        {columnLabel(t, column)}
                      </span>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            {places.slice(start, start + PAGE_ROWS).map((row) => {
              const record = table.records[row];
              const result = checked.rows[row];
              if (!record || !result) return null;
              const failure = failed.get(row + 1);
              return (
                <tbody
                  key={record.line}
                  className={clsx("border-t border-line", shown === row && "bg-hover")}
                >
                  <tr onFocus={() => onShow(row)}>
                    <th scope="row" className="px-1 py-1 text-left align-top font-normal">
                      <Button
                        size="sm"
                        variant="quiet"
                        data-row={row}
                        aria-pressed={shown === row}
                        aria-label={t("bulk.show_line", { line: record.line })}
                        onClick={() => onShow(row)}
                        className="tabular-nums"
                      >
                        {number(record.line)}
                      </Button>
                    </th>
                    {columns.map(({ place, name }) => (
                      <td key={place} className="px-1 py-1 align-top">
                        <CellField
                          label={t("bulk.cell", { name, line: record.line })}
                          text={record.cells[place] ?? ""}
                          isWrong={result.problems.some((problem) => problem.place === place)}
                          onEdit={(text) => bulk.edit([{ row, place, text }])}
                        />
                      </td>
                    ))}
                  </tr>
                  {result.problems.length > 0 || result.notes.length > 0 || failure !== undefined ? (
                    <tr>
                      <td colSpan={columns.length + 1} className="px-3 pb-3">
                        <RowFindings
                          bulk={bulk}
                          row={row}
                          line={record.line}
                          result={result}
                          failure={failure}
                          onDone={() => setLed({ row })}
                        />
                      </td>
                    </tr>
                  ) : null}
                </tbody>
              );
            })}
          </table>
        </section>
      )}
      {pages > 1 ? (
        <nav
          aria-label={t("bulk.pages")}
          className="flex items-center justify-between gap-2 text-sm text-soft"
        >
          <IconButton
            label={t("bulk.page_before")}
            disabled={current === 0}
            onClick={() => setPage(current - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <output>
            {t("bulk.page_range", {
              first: number(start + 1),
              last: number(Math.min(start + PAGE_ROWS, places.length)),
              total: number(places.length),
            })}
          </output>
          <IconButton
            label={t("bulk.page_next")}
            disabled={current === pages - 1}
            onClick={() => setPage(current + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </nav>
      ) : null}
    </div>
  );
}
