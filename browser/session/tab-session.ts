export type TabMessage = "signed_in" | "signed_out";

/** What sessions of the site and of the panel share in one browser. */
export interface TabSession {
  /** Between all tabs, of the site and of the panel. */
  channel: {
    post: (message: TabMessage) => void;
    onMessage: (listener: (message: TabMessage) => void) => void;
  };
  /** Runs `work` while no other tab renews: each renewal replaces the cookie. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Whether this browser was signed in when last seen: saves visitors a call that cannot succeed. */
  hint: { get: () => boolean; set: (signedIn: boolean) => void };
}

/** Also read by the script in the site's pages, before their first paint. */
const HINT = "quietzone.signedIn";

/** The above, over what this browser has; without localStorage the hint is always "maybe". */
export function tabSession(): TabSession {
  const channel = new BroadcastChannel("quietzone-session");
  return {
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
      },
    },
  };
}
