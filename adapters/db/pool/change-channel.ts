import type { Knex } from "knex";
import type { ClientConfig } from "pg";
import type { Changes, CachedTable } from "../../../core/ports/changes.ts";
import type { UserChanges, UserChangeListener } from "../../../core/ports/user-changes.ts";
import { createListenConnection } from "./listen-connection.ts";

const CHANNEL = "quietzone_news";
/** Stands for null: a payload is a text, and no user has an empty id. */
const EVERYBODY = "";
/** Begins the name of a table, as triggers send it; no user id starts like that. */
const TABLE = "~";

interface Options {
  knex: Knex;
  /** Current connection settings; a restarted server may listen elsewhere. */
  connection: () => ClientConfig;
}

/**
 * LISTEN and NOTIFY of PostgreSQL, for what changes and for whom. Nothing depends on it: while it is unavailable, everything but being notified at
 * once works.
 */
export function createChangeChannel({ knex, connection }: Options): UserChanges &
  Changes & {
    /** Only a process that serves listens; for any other it is not worth a connection. */
    start: () => void;
    close: () => Promise<void>;
  } {
  const listeners = new Set<UserChangeListener>();
  const changed = new Map<string, Set<() => void>>();
  const notify = (userId: string | null) => {
    for (const listener of listeners) listener.onChange(userId);
  };
  const say = (payload: string) =>
    knex.raw("SELECT pg_notify(?, ?)", [CHANNEL, payload]).then(
      () => undefined,
      () => undefined,
    );
  const listening = createListenConnection({
    channel: CHANNEL,
    connection,
    publish: say,
    onMessage(payload) {
      if (payload.startsWith(TABLE))
        changed.get(payload.slice(TABLE.length))?.forEach((listener) => listener());
      else notify(payload === EVERYBODY ? null : payload);
    },
    onConnected: () => notify(null),
    onSubscriptionChange: () => changed.forEach((each) => each.forEach((listener) => listener())),
  });

  return {
    publish: (userId) => say(userId ?? EVERYBODY),

    subscribe(listener) {
      if (listening.isClosed()) {
        listener.end();
        return () => undefined;
      }
      listeners.add(listener);
      listening.start();
      return () => void listeners.delete(listener);
    },

    isSubscribed: () => listening.isSubscribed(),

    onChange(table: CachedTable, listener) {
      changed.set(table, (changed.get(table) ?? new Set()).add(listener));
    },

    start: () => listening.start(),

    async close() {
      for (const listener of listeners) listener.end();
      listeners.clear();
      await listening.close();
    },
  };
}
