import { ApiError } from "../../../api/api-fetch.ts";
import type { SessionClient } from "../../../session/session-client.ts";
import type { Inbox } from "./inbox.ts";

/** A page that is still loading needs its connections itself; its news were asked for already. */
const START_MS = 3000;
/** Waits between tries, doubling; each a little longer or shorter, so that not all browsers come back at once. */
const RETRY_MS = { first: 1000, last: 60_000 };
/** The server says something every 25 s: a connection that says nothing for so long is dead. */
const SILENCE_MS = 70_000;

interface Options {
  fetch: SessionClient["fetch"];
  onInbox: (inbox: Inbox) => void;
  /** Ends the listening. */
  signal: AbortSignal;
}

/** Reads server-sent events (WHATWG HTML §9.2.6), as far as this stream uses them: one line of data each. */
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

/** Listens for as long as the session lasts, and connects again where the connection breaks. Never fails: without it, news come later. */
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
      // the session is over
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
