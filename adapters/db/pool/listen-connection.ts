import { randomUUID } from "node:crypto";
import { Client, type ClientConfig } from "pg";

/** Waits between tries to connect again, doubling. */
const RETRY_MS = { first: 250, last: 30_000 };
/** The connection is asked this often whether it is there. */
const ASK_MS = 1000;
/** What it said counts for so long: a cable that was cut says nothing. */
const TRUST_MS = 2500;
/** So long a connection has to prove that it receives. */
const PROOF_MS = 5000;
const PROOF = "~proof ";

interface Options {
  channel: string;
  /** Where the database is now; a server that had to be started again may listen elsewhere. */
  connection: () => ClientConfig;
  /** Says something in the channel, by another connection than this one. Never rejects. */
  publish: (payload: string) => Promise<void>;
  onMessage: (payload: string) => void;
  /** It listens, or does so again; what was published before was not received. */
  onConnected: () => void;
  /** It begins to receive everything, or no longer does. */
  onSubscriptionChange: () => void;
}

/**
 * LISTEN of PostgreSQL over one connection of its own, made again where it breaks. It counts as subscribed once it has received a
 * message of its own that went another way: behind a pooler that assigns connections by transaction LISTEN works without an error and
 * receives nothing.
 */
export function createListenConnection(options: Options) {
  const { channel, connection, publish, onMessage, onConnected, onSubscriptionChange } = options;
  let client: Client | null = null;
  let state: "idle" | "open" | "closed" = "idle";
  let isProven = false;
  let answeredAt = 0;
  let retry: NodeJS.Timeout | null = null;

  function setProven(value: boolean): void {
    if (isProven === value) return;
    isProven = value;
    onSubscriptionChange();
  }

  async function connect(wait: number): Promise<void> {
    const next = new Client({ ...connection(), application_name: "quietzone news", keepAlive: true });
    client = next;
    const proof = PROOF + randomUUID();
    const connectedAt = performance.now();
    let isLost = false;
    let isAsking = false;

    const lose = () => {
      if (isLost) return;
      isLost = true;
      clearInterval(asking);
      setProven(false);
      next.end().catch(() => undefined);
      if (state === "closed") return;
      retry = setTimeout(() => void connect(Math.min(wait * 2, RETRY_MS.last)), wait);
      retry.unref();
    };
    const ask = async () => {
      const isLate = isProven
        ? performance.now() - answeredAt > 2 * TRUST_MS
        : performance.now() - connectedAt > PROOF_MS;
      if (isLate) return lose();
      if (isAsking) return;
      isAsking = true;
      await next.query("SELECT 1").then(() => (answeredAt = performance.now()), lose);
      isAsking = false;
    };
    const asking = setInterval(() => void ask(), ASK_MS);
    asking.unref();

    next.on("error", lose);
    next.on("end", lose);
    next.on("notification", ({ payload = "" }) => {
      if (!payload.startsWith(PROOF)) return onMessage(payload);
      if (payload !== proof || isLost) return;
      wait = RETRY_MS.first;
      answeredAt = performance.now();
      setProven(true);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      onConnected();
      await publish(proof);
    } catch {
      lose();
    }
  }

  return {
    isSubscribed: () => isProven && performance.now() - answeredAt < TRUST_MS,

    isClosed: () => state === "closed",

    start(): void {
      if (state !== "idle") return;
      state = "open";
      void connect(RETRY_MS.first);
    },

    async close(): Promise<void> {
      state = "closed";
      if (retry) clearTimeout(retry);
      setProven(false);
      await client?.end().catch(() => undefined);
    },
  };
}
