import type { TabSession } from "../../browser/session/tab-session.ts";
import { isHalfway, panelUser, type AuthSession, type PanelUser } from "./session-user.ts";

export type SessionState =
  | { status: "loading" }
  /** The server did not answer: nothing is known. */
  | { status: "unreachable" }
  /** `left`: by their own will, here or in another tab. */
  | { status: "signed_out"; left: boolean }
  /**
   * `ended`: the session is over and the page stays, so that nothing typed is lost: signing in in another tab goes on here.
   * `factorWanted`: the site asks its admins for a second factor that they have not set up yet.
   */
  | { status: "signed_in"; user: PanelUser; ended: boolean; factorWanted: boolean };

/** What the browser gives to a session; tests bring their own. */
export interface SessionSurroundings extends TabSession {
  /** `fetch`: rejects where the server was not reached. */
  send: (path: string, init: RequestInit) => Promise<Response>;
  now: () => number;
}

export interface PanelSession {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Finds out who is here, once a page load, and again where the server was not reached. */
  start: () => Promise<void>;
  /**
   * A call as who is signed in: renewed first where the token is near its end, and once more after a 401.
   * @returns the answer, whatever its status; 401 also where somebody else has signed in meanwhile
   * @throws where the server was not reached
   */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** After a refusal: are they still an admin, and what is missing? */
  recheck: (code: string) => Promise<void>;
  signOut: () => Promise<void>;
}

/** Renewed this long before it ends, so that no call starts with a token that dies on the way. */
const LEEWAY_MS = 60_000;
const AUTH_HEADERS = {
  "Content-Type": "application/json",
  "X-Client-Info": "quietzone-web",
  "X-Supabase-Api-Version": "2024-01-01",
};
const refused = (): Response => new Response(null, { status: 401 });
/** A failure of the server says nothing of a session. */
const isPassing = ({ status }: Response): boolean => status === 429 || status >= 500;

/**
 * The session of this tab, gotten from the site's own by the refresh cookie. The access token lives here and nowhere else.
 */
export function createSession({ send, channel, alone, hint, now }: SessionSurroundings): PanelSession {
  let state: SessionState = { status: "loading" };
  let token = "";
  let expiresAt = 0;
  let renewing: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const userId = () => (state.status === "signed_in" ? state.user.id : null);

  const enter = (session: AuthSession) => {
    hint.set(true);
    if (isHalfway(session)) {
      end(false);
      return;
    }
    token = session.access_token;
    expiresAt = now() + session.expires_in * 1000;
    become({ status: "signed_in", user: panelUser(session), ended: false, factorWanted: false });
  };
  const end = (left: boolean) => {
    token = "";
    expiresAt = 0;
    if (state.status === "signed_in" && !left) become({ ...state, ended: true });
    else become({ status: "signed_out", left });
  };
  const ask = async (): Promise<void> => {
    const init = { method: "POST", headers: AUTH_HEADERS, body: "{}" };
    const response = await send("/auth/v1/token?grant_type=refresh_token", init);
    if (response.ok) enter((await response.json()) as AuthSession);
    else if (isPassing(response)) throw new Error(`The server said ${response.status}`);
    else {
      hint.set(false);
      end(false);
    }
  };
  const renew = (): Promise<void> => {
    renewing ??= alone(ask).finally(() => (renewing = null));
    return renewing;
  };
  const asUser = (init: RequestInit): RequestInit => {
    const headers = new Headers(init.headers);
    headers.set("Authorization", `Bearer ${token}`);
    return { ...init, headers };
  };

  channel.onMessage((message) => {
    if (message === "signed_out") {
      token = "";
      expiresAt = 0;
      become({ status: "signed_out", left: true });
    } else if (token === "") void renew().catch(() => undefined);
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async start() {
      if (!hint.get()) {
        end(false);
        return;
      }
      if (state.status !== "signed_in") become({ status: "loading" });
      await renew().catch(() => {
        if (state.status === "loading") become({ status: "unreachable" });
      });
    },
    async fetch(path, init = {}) {
      const asker = userId();
      if (now() > expiresAt - LEEWAY_MS) await renew();
      if (token === "" || userId() !== asker) return refused();
      const response = await send(path, asUser(init));
      if (response.status !== 401) return response;
      await renew();
      return token === "" || userId() !== asker ? refused() : send(path, asUser(init));
    },
    async recheck(code) {
      if (state.status !== "signed_in") return;
      if (code === "insufficient_aal") become({ ...state, factorWanted: true });
      else await renew().catch(() => undefined);
    },
    async signOut() {
      const init = asUser({ method: "POST", headers: AUTH_HEADERS });
      end(true);
      hint.set(false);
      channel.post("signed_out");
      await send("/auth/v1/logout?scope=local", init).catch(() => undefined);
    },
  };
}
