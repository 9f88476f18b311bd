import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { SessionClient, SessionState } from "./session-client.ts";
import type { PendingSignIn } from "./session-user.ts";

const Session = createContext<SessionClient | null>(null);
const LOADING: SessionState = { status: "loading", user: null };
const refuse = () => Promise.reject(new Error("There is no session on the server."));
/** The session during server rendering. */
const nobody: SessionClient = {
  state: () => LOADING,
  subscribe: () => () => undefined,
  start: refuse,
  keep: refuse,
  resume: refuse,
  signIn: refuse,
  signUp: refuse,
  changeUser: refuse,
  reload: refuse,
  stepUp: refuse,
  enter: () => undefined,
  signOut: refuse,
  fetch: refuse,
};
/** How often a tab checks whether its token is about to expire. */
const TICK_MS = 30_000;

/** `client` is null on the server, which renders pages as for any visitor. */
export function SessionProvider({ client, children }: { client: SessionClient | null; children: ReactNode }) {
  useEffect(() => {
    if (!client) return undefined;
    void client.start();
    const keep = () => void client.keep();
    const timer = setInterval(keep, TICK_MS);
    document.addEventListener("visibilitychange", keep);
    window.addEventListener("online", keep);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", keep);
      window.removeEventListener("online", keep);
    };
  }, [client]);
  return <Session value={client}>{children}</Session>;
}

const loading = () => LOADING;

/**
 * The current user and session functions: `const { status, user, fetch } = useSession()`. `status` is "loading" on the server and until
 * the browser knows; `fetch` adds the bearer token; `client` is for functions outside of components: `saveDownload(client, record)`.
 */
export function useSession() {
  const client = use(Session) ?? nobody;
  const state = useSyncExternalStore(client.subscribe, client.state, loading);
  return useMemo(() => ({ ...client, ...state, client }), [client, state]);
}

/** The user who still has to enter a second factor, or null. */
export function useHalfway(): PendingSignIn | null {
  const session = useSession();
  return session.status === "signed_out" ? (session.halfway ?? null) : null;
}
