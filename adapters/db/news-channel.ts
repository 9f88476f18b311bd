import type { Knex } from "knex";
import { Client, type ClientConfig } from "pg";
import type { NewsChannel, NewsListener } from "../../core/ports/news-channel.ts";

const CHANNEL = "quietzone_news";
/** Stands for null: a payload is a text, and no user has an empty id. */
const EVERYBODY = "";
/** Waits between tries to connect again, doubling. */
const RETRY_MS = { first: 250, last: 30_000 };

interface Options {
  knex: Knex;
  /** Where the database is now; a server that had to be started again may listen elsewhere. */
  connection: () => ClientConfig;
}

/**
 * LISTEN and NOTIFY of PostgreSQL over one connection of its own, made for the first listener and made again where it breaks. Nobody
 * needs it: while it is away, everything but being told at once works.
 */
export function createNewsChannel({
  knex,
  connection,
}: Options): NewsChannel & { close: () => Promise<void> } {
  const listeners = new Set<NewsListener>();
  const hear = (userId: string | null) => {
    for (const listener of listeners) listener.hear(userId);
  };
  let client: Client | null = null;
  let state: "idle" | "open" | "closed" = "idle";
  let retry: NodeJS.Timeout | null = null;

  async function connect(wait: number): Promise<void> {
    const next = new Client({ ...connection(), application_name: "quietzone news", keepAlive: true });
    client = next;
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      next.end().catch(() => undefined);
      if (state === "closed") return;
      retry = setTimeout(() => void connect(Math.min(wait * 2, RETRY_MS.last)), wait);
      retry.unref();
    };
    next.on("error", lose);
    next.on("end", lose);
    next.on("notification", ({ payload }) =>
      hear(payload === undefined || payload === EVERYBODY ? null : payload),
    );
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      wait = RETRY_MS.first;
      // whatever was told before this moment was not heard
      hear(null);
    } catch {
      lose();
    }
  }

  return {
    async tell(userId) {
      await knex
        .raw("SELECT pg_notify(?, ?)", [CHANNEL, userId ?? EVERYBODY])
        .then(undefined, () => undefined);
    },

    listen(listener) {
      if (state === "closed") {
        listener.end();
        return () => undefined;
      }
      listeners.add(listener);
      if (state === "idle") {
        state = "open";
        void connect(RETRY_MS.first);
      }
      return () => void listeners.delete(listener);
    },

    async close() {
      state = "closed";
      if (retry) clearTimeout(retry);
      for (const listener of listeners) listener.end();
      listeners.clear();
      await client?.end().catch(() => undefined);
    },
  };
}
