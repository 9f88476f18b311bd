export type TabMessage = "signed_in" | "signed_out";

/** State that the sessions of the site and of the panel share in one browser. */
export interface TabSession {
  /** Connects all tabs of the site and of the panel. */
  channel: {
    post: (message: TabMessage) => void;
    onMessage: (listener: (message: TabMessage) => void) => void;
  };
  /** Runs `work` while no other tab renews: each renewal replaces the cookie. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Whether this browser was signed in when last seen: saves a visitor a call that cannot succeed. */
  hint: { get: () => boolean; set: (signedIn: boolean) => void };
}

/** Also read by the inline script of the site's pages, before first paint. */
const HINT = "quietzone.signedIn";

/** `TabSession` on browser APIs; without localStorage the hint is always "maybe". */
export function tabSession(): TabSession {
  const channel = new BroadcastChannel("quietzone-session");
  return {
    channel: {
      post: channel.postMessage.bind(channel),
      onMessage: (listener) =>
        channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => listener(data)),
    },
    // Web Locks need https or localhost; elsewhere two tabs may renew at once, which the server tolerates
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
          // No storage: the next page load asks the server.
        }
      },
    },
  };
}
