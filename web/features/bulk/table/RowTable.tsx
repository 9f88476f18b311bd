import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useMemo, useState } from "react";
import { RadioCards } from "../../../components/fields/RadioCards.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { keepsItsKeys, undoOfKeys } from "../../../generator/undo/undo-keys.ts";
import type { BatchFailure } from "../batch-failure.ts";
import type { Bulk } from "../use-bulk.ts";
import { type BulkTable, type Edit, PAGE_ROWS } from "./bulk-table.ts";
import type { CheckedRow, CheckedTable } from "./check-table.ts";
import { PageTurner } from "./PageTurner.tsx";
import { columnsShown } from "./shown-columns.ts";
import { holds } from "./row-order.ts";
import { type Sorted, TableHead } from "./TableHead.tsx";
import { TableNotes } from "./TableNotes.tsx";
import { TableRow } from "./TableRow.tsx";
import { TableTools } from "./TableTools.tsx";
import { useRowFocus } from "./use-row-focus.ts";

const FILTERS = ["all", "problems", "notes"] as const;
type Filter = (typeof FILTERS)[number];

const fits = (row: CheckedRow, filter: Filter): boolean => filter === "all" || row[filter].length > 0;

/** All corrections that the checks suggest. */
const allFixes = ({ rows }: CheckedTable): Edit[] =>
  rows.flatMap(({ problems }, row) =>
    problems.flatMap(({ place, corrected }) =>
      place !== null && corrected !== undefined ? [{ row, place, text: corrected }] : [],
    ),
  );

/** The rows with their problems and fixes. */
export function RowTable({
  bulk,
  table,
  checked,
  shown,
  failed,
  goTo,
  onShow,
}: {
  bulk: Bulk;
  table: BulkTable;
  checked: CheckedTable;
  /** Place of the row in the preview. */
  shown: number | null;
  /** The reasons why rows have no code, by row number. */
  failed: ReadonlyMap<number, BatchFailure>;
  /** Receives the function that leads to a row, by its place in the table, for notes elsewhere on the page. */
  goTo: RefObject<((row: number) => void) | null>;
  onShow: (row: number) => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const [filter, setFilter] = useState<Filter>("all");
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState("");
  /** Selected rows by line: sorting moves rows. */
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [sorted, setSorted] = useState<Sorted | null>(null);
  const number = (n: number) => n.toLocaleString(language);
  const wanted = search.trim().toLowerCase();
  const { output, textColumns, pictureColumn } = bulk.draft;
  const { columns, hidden } = useMemo(() => {
    const ofLabels = pictureColumn === null ? textColumns : [...textColumns, pictureColumn];
    return columnsShown(table, checked, output === "files" ? [] : ofLabels);
  }, [table, checked, output, textColumns, pictureColumn]);
  const places = useMemo(
    () =>
      checked.rows.flatMap((row, place) =>
        fits(row, filter) && holds(table.records[place]?.cells ?? [], columns, wanted) ? [place] : [],
      ),
    [checked, table, columns, filter, wanted],
  );
  const { fixes, counts } = useMemo(
    () => ({
      fixes: allFixes(checked),
      counts: FILTERS.map((one) => checked.rows.filter((row) => fits(row, one)).length),
    }),
    [checked],
  );
  const pages = Math.max(1, Math.ceil(places.length / PAGE_ROWS));
  const current = Math.min(page, pages - 1);
  const start = current * PAGE_ROWS;
  const shownLines = places.flatMap((place) => table.records[place]?.line ?? []);
  /** Selected rows that filter and search show; only these are removed. */
  const chosen = places.filter((place) => selected.has(table.records[place]?.line ?? -1));
  const { around, focusRow } = useRowFocus();
  const select = (line: number) => {
    const next = new Set(selected);
    if (!next.delete(line)) next.add(line);
    setSelected(next);
  };
  const undo = () => {
    if (!bulk.undo) return;
    setSorted(null);
    bulk.undo();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (undoOfKeys(event) !== "undo" || event.defaultPrevented || keepsItsKeys(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  /** Shows the page of a row, which filter and search may hide. */
  const turnTo = (row: number) => {
    setFilter("all");
    setSearch("");
    setPage(Math.floor(row / PAGE_ROWS));
  };
  const lead = (row: number) => {
    turnTo(row);
    focusRow(row);
  };
  useImperativeHandle(goTo, () => lead);
  const add = () => {
    turnTo(table.records.length);
    setSorted(null);
    bulk.add();
    // typing goes to its first cell, after checkbox and number
    focusRow(table.records.length, 2);
  };

  return (
    <div {...around} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <TableNotes table={table} checked={checked} onGoTo={lead} />
      <RadioCards
        look="segments"
        legend={t("bulk.filter")}
        value={filter}
        choices={FILTERS.flatMap((value, at) => {
          const count = counts[at] ?? 0;
          // beside notes on the whole table, none of rows would look like a mistake
          if (value === "notes" && count === 0 && filter !== "notes") return [];
          return [{ value, title: t(`bulk.filter_${value}`, { count: number(count) }) }];
        })}
        onChoose={(value) => {
          setFilter(value);
          setPage(0);
        }}
      />
      <TableTools
        bulk={bulk}
        table={table}
        fixes={fixes}
        search={search}
        selected={chosen.length}
        onSearch={(text) => {
          setSearch(text);
          setPage(0);
        }}
        onAdd={add}
        onUndo={undo}
        onRemove={() => {
          bulk.remove(new Set(chosen));
          setSelected(new Set());
          // the button has nothing to remove any more
          focusRow(chosen[0] ?? 0);
        }}
      />
      {places.length === 0 ? (
        <p className="py-6 text-center text-sm text-soft">
          {t(wanted === "" ? `bulk.none_${filter}` : "bulk.none_found")}
        </p>
      ) : (
        <section
          aria-label={t("bulk.rows")}
          // a wide table must be scrollable by keyboard
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="@container overflow-x-auto rounded-box border border-line"
        >
          <table className="w-full border-collapse text-sm">
            <TableHead
              columns={columns}
              sorted={sorted}
              isAll={shownLines.length > 0 && shownLines.every((line) => selected.has(line))}
              onAll={(isAll) => {
                const others = new Set(selected);
                for (const line of shownLines) others.delete(line);
                setSelected(isAll ? new Set([...others, ...shownLines]) : others);
              }}
              onSort={(next) => {
                setSorted(next);
                setPage(0);
                bulk.sort(next.place, next.direction, language);
              }}
            />
            {places.slice(start, start + PAGE_ROWS).map((row) => {
              const record = table.records[row];
              const result = checked.rows[row];
              if (!record || !result) return null;
              return (
                <TableRow
                  key={record.line}
                  bulk={bulk}
                  row={row}
                  record={record}
                  result={result}
                  failure={failed.get(row + 1)}
                  columns={columns}
                  isShown={shown === row}
                  isSelected={selected.has(record.line)}
                  onShow={() => onShow(row)}
                  onSelect={() => select(record.line)}
                  onEdit={(place, text) => {
                    if (place === sorted?.place) setSorted(null);
                    bulk.edit([{ row, place, text }]);
                  }}
                />
              );
            })}
          </table>
        </section>
      )}
      {hidden > 0 ? <p className="text-sm text-soft">{t("bulk.columns_hidden", { n: hidden })}</p> : null}
      <PageTurner page={current} pageRows={PAGE_ROWS} total={places.length} onTurn={setPage} />
    </div>
  );
}
