import { ApiError } from "../../../api/api-fetch.ts";
import type { SessionClient } from "../../../session/session-client.ts";
import type { Inbox } from "./inbox.ts";

/** A loading page needs its connections itself; its notifications were already requested. */
const START_MS = 3000;
/** Delays between retries, doubling, with jitter, so that not all browsers reconnect at once. */
const RETRY_MS = { first: 1000, last: 60_000 };
/** The server sends something every 25 s: a connection that is silent for this long is dead. */
const SILENCE_MS = 70_000;

interface Options {
  fetch: SessionClient["fetch"];
  onInbox: (inbox: Inbox) => void;
  /** Stops listening. */
  signal: AbortSignal;
}

/** Reads server-sent events (WHATWG HTML §9.2.6) as this stream uses them: one line of data each. */
async function readEvents(
  response: Response,
  onData: (data: string) => void,
  onSign: () => void,
): Promise<void> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    onSign();
    text += decoder.decode(piece.value, { stream: true });
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const data = /^data: ?(.*)$/m.exec(event)?.[1];
      if (data !== undefined) onData(data);
    }
  }
}

/**
 * Listens during the session, and reconnects if the connection breaks. Never fails: without it, notifications
 * arrive later.
 */
export async function listenToInbox({ fetch, onInbox, signal }: Options): Promise<void> {
  let wait = RETRY_MS.first;
  await pause(START_MS, signal);
  while (!signal.aborted) {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const onActivity = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
    };
    try {
      const response = await fetch("/api/me/notifications/stream", {
        signal: AbortSignal.any([signal, silence.signal]),
      });
      await readEvents(
        response,
        (data) => {
          wait = RETRY_MS.first;
          onInbox(JSON.parse(data) as Inbox);
        },
        onActivity,
      );
    } catch (error) {
      // the session has ended
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return;
    } finally {
      clearTimeout(timer);
    }
    await pause(wait * (0.75 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, RETRY_MS.last);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
