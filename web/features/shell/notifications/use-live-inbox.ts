import { useEffect, useEffectEvent } from "react";
import type { SessionClient } from "../../../session/session-client.ts";
import { listenToInbox } from "./inbox-stream.ts";
import { mayShowNotifications } from "./show-notifications.ts";
import type { Inbox } from "./inbox.ts";

/** Only one of all hidden tabs listens: browsers allow only six connections per site. */
const HIDDEN_LISTENER = "quietzone-news";

/**
 * Listens for notifications while the tab is visible. A hidden tab stops listening, except one of them if the
 * user wants system notifications.
 * @param wanted whether the user wants them
 */
export function useLiveInbox(client: SessionClient, wanted: boolean, onInbox: (inbox: Inbox) => void): void {
  const deliver = useEffectEvent(onInbox);
  useEffect(() => {
    let listening: AbortController | null = null;
    const stop = () => {
      listening?.abort();
      listening = null;
    };
    const start = () => {
      stop();
      const { signal } = (listening = new AbortController());
      const listen = () => listenToInbox({ fetch: client.fetch, onInbox: deliver, signal });
      if (document.visibilityState === "visible") void listen();
      else if (wanted && mayShowNotifications() && "locks" in navigator) {
        navigator.locks.request(HIDDEN_LISTENER, { signal }, listen).catch(() => undefined);
      }
    };
    start();
    document.addEventListener("visibilitychange", start);
    return () => {
      document.removeEventListener("visibilitychange", start);
      stop();
    };
  }, [client, wanted]);
}
