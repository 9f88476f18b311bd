import * as z from "zod/mini";
import { batchTableSchema } from "../../../../core/batches/batch-table.ts";
import { TABLES } from "../../../../browser/session/tab-drafts.ts";
import type { BulkTable } from "../table/bulk-table.ts";
import { indexedStore } from "../../../codes/indexed-store.ts";

const KEY = "quietzone.bulk.tab";
/** Age after which the next visit removes the table of a closed tab, ms. */
const KEPT_MS = 24 * 3_600_000;

const storedSchema = z.object({ tab: z.string(), at: z.number(), table: batchTableSchema });

/** The key of this tab's table: a reload keeps it, another tab has its own. */
function tabKey(): string {
  const known = sessionStorage.getItem(KEY);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem(KEY, made);
  return made;
}

const transact = indexedStore(TABLES, "tables", "tab");

/** Stores the table of this tab. Like all functions here, @throws the browser's error if it cannot store anything */
export async function storeTable(table: BulkTable): Promise<void> {
  const tab = tabKey();
  await transact("readwrite", (store) => void store.put({ tab, at: Date.now(), table }));
}

/** Removes the tables of closed tabs, but not that of this tab, which may have been restored. */
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

/** @returns null if there is none, or one that this version of the page cannot read */
export async function findTable(): Promise<BulkTable | null> {
  const found = await transact<unknown>("readonly", (store, give) => {
    const asked = store.get(tabKey());
    asked.onsuccess = () => give(asked.result);
  });
  const stored = storedSchema.safeParse(found);
  return stored.success ? stored.data.table : null;
}

export const removeTable = (): Promise<void> =>
  transact<void>("readwrite", (store) => void store.delete(tabKey()));
