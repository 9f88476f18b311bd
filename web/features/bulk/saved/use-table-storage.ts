import { useEffect, useEffectEvent, useRef, useState } from "react";
import { onDraftsRemoved } from "../../../../browser/session/tab-drafts.ts";
import type { BulkDraft } from "../bulk-draft.ts";
import type { BulkTable } from "../table/bulk-table.ts";
import { isLarge } from "./large-table.ts";
import { findTable, removeOldTables, removeTable, storeTable } from "./table-store.ts";

/** Delay from the last change to storing the table, ms. */
const STORE_MS = 300;

/**
 * Keeps a table that is too large for sessionStorage through a reload, and says of any whether it is kept.
 * @param keep stores the draft, and returns whether there is room for it
 * @param onFound called with the stored table
 */
export function useTableStorage(draft: BulkDraft, keep: () => boolean, onFound: (table: BulkTable) => void) {
  const { table, isTableStored } = draft;
  /** `refused`: a reload would lose the table. `lost`: it did. */
  const [trouble, setTrouble] = useState<"refused" | "lost" | null>(null);
  /** Not stored yet. */
  const pending = useRef<BulkTable>(null);
  /** This tab's table is stored. */
  const isStored = useRef(false);
  /** The drafts of the tab were removed: the page is about to go. */
  const isRemoved = useRef(false);
  useEffect(() => onDraftsRemoved(() => (isRemoved.current = true)), []);

  useEffect(() => {
    removeOldTables().catch((error: unknown) => console.warn("Old tables were not removed.", error));
  }, []);

  useEffect(() => {
    if (!isLarge(table)) {
      pending.current = null;
      if (!isTableStored && isStored.current) {
        isStored.current = false;
        removeTable().catch((error: unknown) => console.warn("A table was not removed.", error));
      }
      return undefined;
    }
    pending.current = table;
    const store = async () => {
      if (isRemoved.current) return;
      try {
        pending.current = null;
        await storeTable(table);
        isStored.current = true;
        setTrouble(null);
      } catch (error) {
        console.warn("The table was not kept.", error);
        setTrouble("refused");
      }
    };
    const timer = setTimeout(() => void store(), STORE_MS);
    return () => clearTimeout(timer);
  }, [table, isTableStored]);

  useEffect(() => {
    const store = () => {
      if (pending.current && !isRemoved.current)
        storeTable(pending.current).catch((error: unknown) => console.warn("The table was not kept.", error));
      pending.current = null;
    };
    window.addEventListener("pagehide", store);
    return () => {
      window.removeEventListener("pagehide", store);
      store();
    };
  }, []);

  /** SessionStorage has no room for the draft. */
  const [isFull, setIsFull] = useState(false);
  const tryToKeep = useEffectEvent(() => setIsFull(!keep()));
  useEffect(() => {
    if (draft.table === null) return undefined;
    const timer = setTimeout(() => tryToKeep(), STORE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const isAway = table === null && isTableStored;
  const take = useEffectEvent(onFound);
  useEffect(() => {
    if (!isAway) return undefined;
    let stale = false;
    const find = async () => {
      const found = await findTable().catch((error: unknown) => {
        console.warn("The table was not found.", error);
        return null;
      });
      if (stale) return;
      if (found) {
        isStored.current = true;
        take(found);
      } else setTrouble("lost");
    };
    void find();
    return () => {
      stale = true;
    };
  }, [isAway]);

  return {
    isFinding: isAway && trouble !== "lost",
    isLost: isAway && trouble === "lost",
    isRefused: table !== null && (isFull || (isLarge(table) && trouble === "refused")),
  };
}
