import { request } from "../api/api-fetch.ts";
import { createSessionClient, type TabMessage } from "./session-client.ts";

const HINT = "quietzone.signedIn";

/** The session over what this browser has; without localStorage the hint is always "maybe". */
export function createBrowserSession() {
  const channel = new BroadcastChannel("quietzone-session");
  return createSessionClient({
    request,
    channel: {
      post: channel.postMessage.bind(channel),
      onMessage: (listener) =>
        channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => listener(data)),
    },
    // Web Locks need https or localhost; elsewhere two tabs may renew at once, which the server forgives.
    alone: async (work) =>
      "locks" in navigator ? await navigator.locks.request("quietzone-session", work) : await work(),
    hint: {
      get: () => {
        try {
          return localStorage.getItem(HINT) === "1";
        } catch {
          return true;
        }
      },
      set: (signedIn) => {
        try {
          if (signedIn) localStorage.setItem(HINT, "1");
          else localStorage.removeItem(HINT);
        } catch {
          // The browser keeps nothing: the next page load asks the server.
        }
        document.documentElement.dataset["session"] = signedIn ? "likely" : "none";
      },
    },
    now: Date.now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}
