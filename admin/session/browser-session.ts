import { createSession } from "./session.ts";

/** Shared with the site's pages, which read it before their first paint. */
const HINT = "quietzone.signedIn";

const channel = new BroadcastChannel("quietzone-session");

/** The one session of this tab. */
export const session = createSession({
  send: (path, init) => fetch(path, init),
  channel: {
    post: channel.postMessage.bind(channel),
    onMessage: (listener) =>
      channel.addEventListener("message", ({ data }: MessageEvent<"signed_in" | "signed_out">) =>
        listener(data),
      ),
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
    },
  },
  now: Date.now,
});
