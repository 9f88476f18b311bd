import { PassThrough } from "node:stream";
import type { Readable } from "node:stream";
import type { Inbox } from "../../../core/notifications/notification.ts";
import type { UserChanges } from "../../../core/ports/user-changes.ts";
import { presentInbox } from "../../../core/presenters/present-inbox.ts";

/** Proxies close connections that are idle for a minute. */
const HEARTBEAT_MS = 25_000;
/** Limits the memory for readers that do not read. */
const MAX_QUEUED_BYTES = 262_144;

interface Options {
  userId: string;
  userChanges: UserChanges;
  inbox: () => Promise<Inbox>;
  /**
   * Rejects once the session or its access token has ended; a client that is still authorized reconnects with
   * a new token.
   */
  authenticate: () => Promise<unknown>;
}

/**
 * The user's inbox as server-sent events (WHATWG HTML §9.2): its current state, and again after every change.
 * Before each event and at each heartbeat, it checks that the reader is still authorized.
 */
export function openInboxStream({ userId, userChanges, inbox, authenticate }: Options): Readable {
  const stream = new PassThrough();
  let working = false;
  let isStale = false;

  const write = (text: string) => {
    if (stream.writableLength > MAX_QUEUED_BYTES) stream.destroy();
    else if (stream.writable) stream.write(text);
  };
  /** Merges concurrent change notifications into one event. */
  const send = async () => {
    isStale = true;
    if (working) return;
    working = true;
    try {
      while (isStale && stream.writable) {
        isStale = false;
        const now = presentInbox(await inbox());
        // after reading: the data is then from before the session ended
        await authenticate();
        write(`event: inbox\ndata: ${JSON.stringify(now)}\n\n`);
      }
    } catch {
      stream.end();
    } finally {
      working = false;
    }
  };

  const stop = userChanges.subscribe({
    onChange: (whom) => {
      if (whom === null || whom === userId) void send();
    },
    end: () => stream.end(),
  });
  const heartbeat = setInterval(() => {
    authenticate().then(
      () => write(": still here\n\n"),
      () => stream.end(),
    );
  }, HEARTBEAT_MS);
  const clear = () => {
    clearInterval(heartbeat);
    stop();
  };
  stream.once("close", clear);
  // a client that disconnected
  stream.on("error", clear);
  void send();
  return stream;
}
