import type { TabMessage } from "../../../browser/session/tab-session.ts";
import { send } from "../../../web/api/api-fetch.ts";
import { createSessionClient, type SessionClient } from "../../../web/session/session-client.ts";

/** A browser whose tabs share only the sign-in hint, the lock and the channel. The clock is stopped. */
export function createBrowser({ signedInBefore = false } = {}) {
  const listeners: ((message: TabMessage) => void)[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const browser = {
    now: Date.UTC(2026, 0, 1),
    hint: signedInBefore,
    waits: [] as number[],
    openTab(): SessionClient {
      let own: ((message: TabMessage) => void) | null = null;
      return createSessionClient({
        send,
        channel: {
          post: (message) => {
            for (const listener of listeners) if (listener !== own) listener(message);
          },
          onMessage: (listener) => {
            own = listener;
            listeners.push(listener);
          },
        },
        alone: (work) => {
          const turn = queue.then(work);
          queue = turn.catch(() => undefined);
          return turn;
        },
        hint: {
          get: () => browser.hint,
          set: (signedIn) => {
            browser.hint = signedIn;
          },
        },
        now: () => browser.now,
        wait: async (milliseconds) => {
          browser.waits.push(milliseconds);
        },
      });
    },
  };
  return browser;
}
