import * as z from "zod/mini";
import { batchTableSchema } from "../../../../core/batches/batch-table.ts";
import type { BulkTable } from "../table/bulk-table.ts";
import { indexedStore } from "../../../codes/indexed-store.ts";

const KEY = "quietzone.bulk.tab";
/** A tab that was closed leaves its table behind: after this long the next visit of the page removes it, ms. */
const KEPT_MS = 24 * 3_600_000;

const storedSchema = z.object({ tab: z.string(), at: z.number(), table: batchTableSchema });

/** What this tab's table is stored under: a reload keeps it, another tab has its own. */
function tabKey(): string {
  const known = sessionStorage.getItem(KEY);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem(KEY, made);
  return made;
}

const transact = indexedStore("quietzone-bulk", "tables", "tab");

/** Stores the table of this tab. @throws what the browser says where it stores nothing, as do all of these */
export async function storeTable(table: BulkTable): Promise<void> {
  const tab = tabKey();
  await transact("readwrite", (store) => void store.put({ tab, at: Date.now(), table }));
}

/** Removes what tabs left behind that were closed; this one may have been restored with its window. */
export function removeOldTables(): Promise<void> {
  const own = sessionStorage.getItem(KEY);
  return transact<void>("readwrite", (store) => {
    const asked = store.openCursor();
    asked.onsuccess = () => {
      const { result: cursor } = asked;
      if (!cursor) return;
      const { at } = cursor.value as { at?: unknown };
      const isOld = typeof at !== "number" || at < Date.now() - KEPT_MS;
      if (isOld && cursor.key !== own) cursor.delete();
      cursor.continue();
    };
  });
}

/** @returns null where none is there, or one that this version of the page cannot read */
export async function findTable(): Promise<BulkTable | null> {
  const found = await transact<unknown>("readonly", (store, give) => {
    const asked = store.get(tabKey());
    asked.onsuccess = () => give(asked.result);
  });
  const stored = storedSchema.safeParse(found);
  return stored.success ? (stored.data.table as BulkTable) : null;
}

export const removeTable = (): Promise<void> =>
  transact<void>("readwrite", (store) => void store.delete(tabKey()));
