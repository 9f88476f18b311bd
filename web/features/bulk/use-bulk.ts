import { MAX_BATCH_ROWS } from "../../../core/batches/batch-table.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { withBrand } from "../../payloads/payload-design.ts";
import { useDefaultDesign } from "../../generator/brands/use-default-design.ts";
import { useStoredDraft } from "../../generator/wizard/use-stored-draft.ts";
import { type Failure, failureOf, problemOf } from "./batch-failure.ts";
import { BULK_TYPES, type BulkDraft, NEW_TABLE_CHOICES, newBulkDraft } from "./bulk-draft.ts";
import {
  type BulkTable,
  type Edit,
  withEdits,
  lastLine,
  withHeader,
  withNewRow,
  withoutRows,
} from "./table/bulk-table.ts";
import { PAGE_LOGO } from "./look/row-logos.ts";
import { useRowBrands } from "./look/use-row-brands.ts";
import { type Direction, sortedRows } from "./table/row-order.ts";
import { alignRows } from "./table/align-rows.ts";
import { useTableStorage } from "./saved/use-table-storage.ts";
import { keptDraftSchema, keptPart } from "./kept-draft.ts";
import { useBulkSettings } from "./use-bulk-settings.ts";
import type { CheckedTable } from "./table/check-table.ts";
import { createTableClient } from "./table/table-client.ts";
import type { TableSource } from "./table/read-table.ts";
import type { TableAnswers } from "./table/table.worker.ts";

/** Delay from the last change to the check of the rows, ms. */
const CHECK_MS = 150;
/** Number of steps that can be undone. */
const REMEMBERED = 20;

export type Reading =
  | { kind: "idle" }
  | { kind: "reading"; name: string }
  | { kind: "failed"; failure: Failure };

/** The encoding of a text, or the sheet of a workbook. */
type ReadAs = Partial<Pick<TableSource, "encoding" | "sheet">>;

/** The suggested type if the page offers it; otherwise QR codes, and a type column decides. */
const offered = (
  likely: TableAnswers["read"]["likely"],
  now: Pick<BulkDraft, "barcodeFormat">,
): Partial<BulkDraft> => ({
  type: BULK_TYPES.find((type) => type === likely?.type) ?? "qr",
  // no table but one of product numbers does without a format
  barcodeFormat:
    likely?.barcodeFormat === undefined ? (now.barcodeFormat ?? "CODE128") : likely.barcodeFormat,
  isFormatGuessed: Boolean(likely?.barcodeFormat),
});

/** The table of the page, the results of its checks, and its changes. */
export function useBulk() {
  const [draft, setDraft, keepDraft, begin] = useStoredDraft<BulkDraft>({
    name: "bulk",
    schema: keptDraftSchema,
    make: newBulkDraft,
    isFor: () => true,
    toKept: keptPart,
  });
  useDefaultDesign(begin, (fresh, brand) => ({ ...fresh, design: { ...fresh.design, ...withBrand(brand) } }));
  const [reading, setReading] = useState<Reading>({ kind: "idle" });
  const [checked, setChecked] = useState<{ of: { table: BulkTable | null }; result: CheckedTable } | null>(
    null,
  );
  const [failure, setFailure] = useState<string | null>(null);
  const [past, setPast] = useState<Pick<BulkDraft, "table" | "kept">[]>([]);
  /** The draft that was removed last, until there is another table. */
  const [putAwayDraft, setPutAwayDraft] = useState<BulkDraft | null>(null);
  const [source, setSource] = useState<{ file: Blob; name: string } | null>(null);
  const latest = useRef<Blob>(null);
  const [client] = useState(createTableClient);
  useEffect(() => () => client.close(), [client]);

  const { table, kept, design } = draft;
  const settings = useBulkSettings(draft);
  const namesDesigns = checked?.result.fields.some(({ column }) => column === "design") ?? false;
  const rowBrands = useRowBrands(namesDesigns);
  const brands = rowBrands?.designs ?? null;
  const { logo } = design;
  const logos = useMemo(
    () => ({ ...rowBrands?.logos, ...(logo && { [PAGE_LOGO]: logo.dataUrl }) }),
    [rowBrands, logo],
  );
  const wanted = useMemo(() => ({ table, settings, kept, brands }), [table, settings, kept, brands]);
  useEffect(() => {
    if (!wanted.table) return undefined;
    let stale = false;
    const { table: rows, ...rest } = wanted;
    const check = async () => {
      try {
        const result = await client.ask({
          kind: "check",
          table: rows,
          settings: rest.settings,
          kept: new Set(rest.kept),
          brands: rest.brands ?? [],
        });
        if (stale) return;
        setFailure(null);
        setChecked({ of: wanted, result });
      } catch (error) {
        if (!stale) setFailure(problemOf(error));
      }
    };
    const timer = setTimeout(() => void check(), CHECK_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [client, wanted]);

  const shown = useMemo(
    () => (table && checked?.of.table ? alignRows(table, checked.of.table, checked.result) : null),
    [table, checked],
  );

  // a file that is opened again is as it was: only its rows are work; a saved batch has all choices
  const patch = (change: Partial<BulkDraft>) =>
    setDraft((now) => ({ ...now, isSaved: false, isEdited: now.isEdited || now.batch !== null, ...change }));
  const storage = useTableStorage(draft, keepDraft, (found) =>
    setDraft((now) => ({ ...now, isTableStored: false, ...(now.table === null && { table: found }) })),
  );
  const putAway = () => {
    latest.current = null;
    setSource(null);
    setReading({ kind: "idle" });
    setChecked(null);
    setPast([]);
  };
  const change = (next: BulkTable, nextKept: number[] = kept) => {
    setPast((before) => [...before.slice(1 - REMEMBERED), { table, kept }]);
    patch({ table: next, kept: nextKept, isEdited: true });
  };
  const read = async (file: Blob, name: string, as: ReadAs = {}) => {
    latest.current = file;
    setSource({ file, name });
    setReading({ kind: "reading", name });
    try {
      const answer = await client.ask({
        kind: "read",
        source: { file, name, encoding: null, limit: MAX_BATCH_ROWS, ...as },
      });
      if (latest.current !== file) return;
      setReading({ kind: "idle" });
      setPast([]);
      setPutAwayDraft(null);
      setChecked(null);
      patch({
        table: answer.table,
        ...NEW_TABLE_CHOICES,
        ...offered(answer.likely, draft),
      });
    } catch (error) {
      if (latest.current === file) setReading({ kind: "failed", failure: failureOf(error) });
    }
  };

  return {
    draft,
    patch,
    /** Called when what was made of a draft, or its table, is downloaded: closing the tab loses nothing then. */
    markDownloaded: (of: BulkDraft) => setDraft((now) => (now === of ? { ...now, isEdited: false } : now)),
    setDraft,
    keepDraft,
    storage,
    settings,
    reading,
    /** The table has a column of designs, and there are brands that it may name. */
    hasBrands: brands !== null && brands.length > 0,
    /** The logos of the page and of the brands that rows can name. */
    logos,
    /** The results of the last check by row; null before the first one, and while brands are loading. */
    checked: brands === null ? null : shown,
    /** The rows of the last check, so that counts do not flicker during typing. */
    lastRows: checked?.result.rows ?? [],
    isChecking: table !== null && failure === null && (brands === null || checked?.of !== wanted),
    failure,
    read,
    /** Reads the same file again; null if it is no longer available, as after a reload. */
    readAs: source ? (as: ReadAs) => void read(source.file, source.name, as) : null,
    clear: () => {
      putAway();
      setPutAwayDraft(table ? draft : null);
      patch({
        table: null,
        ...NEW_TABLE_CHOICES,
        batch: null,
        batchName: null,
        isTableStored: false,
      });
    },
    /** Restores the removed table with its choices; null if there is none. */
    bringBack:
      putAwayDraft === null || table !== null
        ? null
        : () => {
            setDraft(() => putAwayDraft);
            setPutAwayDraft(null);
            return putAwayDraft.batch?.id ?? null;
          },
    /** Replaces the draft. */
    replace: (next: BulkDraft) => {
      putAway();
      setPutAwayDraft(null);
      setDraft(() => next);
    },
    edit: (edits: readonly Edit[]) => table && change(withEdits(table, edits)),
    remove: (rows: ReadonlySet<number>) => {
      if (!table) return;
      const isKept = new Set(kept);
      const remaining = table.records.map((_, row) => row).filter((row) => !rows.has(row));
      change(
        withoutRows(table, rows),
        remaining.flatMap((row, at) => (isKept.has(row) ? [at] : [])),
      );
    },
    /** Adds an empty row at the end. */
    add: () => {
      if (!table) return;
      const line = lastLine([table, ...past.map((each) => each.table)]) + 1;
      change(withNewRow(table, line));
    },
    /** Sorts the rows by a column; codes and labels are made in this order. */
    sort: (place: number, direction: Direction, language: string) => {
      if (!table) return;
      const next = sortedRows(table, kept, place, direction, language);
      change(next.table, next.kept);
    },
    keep: (row: number) => table && change(table, [...kept, row]),
    setHeader: (has: boolean) => {
      if (table) change(withHeader(table, has), []);
      patch({ columns: {} });
    },
    undo:
      past.length === 0
        ? null
        : () => {
            const last = past.at(-1);
            setPast((before) => before.slice(0, -1));
            if (last) patch(last);
          },
  };
}
export type Bulk = ReturnType<typeof useBulk>;
