import { withRecent, recentCodeSchema, type RecentCode } from "./recent-code.ts";
import { indexedStore } from "../codes/indexed-store.ts";

const listeners = new Set<() => void>();
const tell = () => {
  for (const listen of listeners) listen();
};

interface OtherTabs {
  post: (message: "changed") => void;
}
let others: OtherTabs | null = null;
/** Connects the tabs of this browser. A channel does not get its own messages. */
function otherTabs(): OtherTabs {
  if (others === null) {
    const channel = new BroadcastChannel("quietzone-recent");
    channel.addEventListener("message", tell);
    others = { post: channel.postMessage.bind(channel) };
  }
  return others;
}

/** Calls `listen` after each change, in this tab or another. @returns ends it */
export function onRecentChange(listen: () => void): () => void {
  otherTabs();
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

const transact = indexedStore("quietzone", "recent", "record.id");

/** Skips entries in the format of an older or newer version of this page. */
const readAll = (found: unknown[]): RecentCode[] =>
  found.flatMap((one) => {
    const reading = recentCodeSchema.safeParse(one);
    return reading.success ? [reading.data] : [];
  });

async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  await transact("readwrite", work);
  tell();
  otherTabs().post("changed");
}

/** @returns newest first @throws the browser's error if it stores nothing, as all functions here do */
export async function listRecent(): Promise<RecentCode[]> {
  const codes = await transact<RecentCode[]>("readonly", (store, give) => {
    const asked = store.getAll();
    asked.onsuccess = () => give(readAll(asked.result));
  });
  return (codes ?? []).toSorted((one, other) => other.at - one.at);
}

/** Adds a code, and removes those that it replaces. */
export const addRecent = (added: RecentCode): Promise<void> =>
  change((store) => {
    const asked = store.getAll();
    asked.onsuccess = () => {
      const codes = readAll(asked.result);
      const kept = new Set(withRecent(codes, added).map(({ record }) => record.id));
      for (const { record } of codes) if (!kept.has(record.id)) store.delete(record.id);
      store.put(added);
    };
  });

export const removeRecent = (id: string): Promise<void> => change((store) => store.delete(id));

export const clearRecent = (): Promise<void> => change((store) => store.clear());
