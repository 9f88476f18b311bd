import { tabSession } from "../../browser/session/tab-session.ts";
import { send } from "../api/api-fetch.ts";
import { createSessionClient } from "./session-client.ts";

/**
 * The session based on this browser's storage. Styles read from the page whether a user is likely to be
 * signed in.
 */
export function createBrowserSession() {
  const { channel, alone, hint } = tabSession();
  return createSessionClient({
    send,
    channel,
    alone,
    hint: {
      get: hint.get,
      set: (signedIn) => {
        hint.set(signedIn);
        document.documentElement.dataset["session"] = signedIn ? "likely" : "none";
      },
    },
    now: Date.now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}
