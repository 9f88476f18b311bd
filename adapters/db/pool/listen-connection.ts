import { randomUUID } from "node:crypto";
import { Client, type ClientConfig } from "pg";

/** Delays between reconnection attempts, doubling, ms. */
const RETRY_MS = { first: 250, last: 30_000 };
/** Time between two pings of the connection. */
const PING_EVERY_MS = 1000;
/** How long the answer to a ping is valid. If the last answer is older, the connection may be dead: a cut cable reports no error. */
const PING_VALID_MS = 2500;
/** How long a new connection may take to receive its own message. */
const PROOF_MS = 5000;
const PROOF = "~proof ";

interface Options {
  channel: string;
  /** Address of the database. It may change when the embedded server is restarted. */
  connection: () => ClientConfig;
  /** Sends a notification through another connection. Never rejects. */
  publish: (payload: string) => Promise<void>;
  onMessage: (payload: string) => void;
  /** Called when the connection listens, and again after each reconnect. Earlier notifications were not received. */
  onConnected: () => void;
  /** Called when the connection starts or stops receiving notifications. */
  onSubscriptionChange: () => void;
}

/**
 * PostgreSQL's LISTEN over a dedicated connection that reconnects when it breaks. It counts as subscribed
 * once it has received its own message, sent through another connection: behind a pooler in transaction mode,
 * LISTEN reports no error but receives nothing.
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
    let isPinging = false;

    const disconnect = () => {
      if (isLost) return;
      isLost = true;
      clearInterval(pings);
      setProven(false);
      next.end().catch(() => undefined);
      if (state === "closed") return;
      retry = setTimeout(() => void connect(Math.min(wait * 2, RETRY_MS.last)), wait);
      retry.unref();
    };
    const ping = async () => {
      const isLate = isProven
        ? performance.now() - answeredAt > 2 * PING_VALID_MS
        : performance.now() - connectedAt > PROOF_MS;
      if (isLate) return disconnect();
      if (isPinging) return;
      isPinging = true;
      await next.query("SELECT 1").then(() => (answeredAt = performance.now()), disconnect);
      isPinging = false;
    };
    const pings = setInterval(() => void ping(), PING_EVERY_MS);
    pings.unref();

    next.on("error", disconnect);
    next.on("end", disconnect);
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
      disconnect();
    }
  }

  return {
    isSubscribed: () => isProven && performance.now() - answeredAt < PING_VALID_MS,

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
