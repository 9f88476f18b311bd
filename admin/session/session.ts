import { AUTH_HEADERS, createAccessToken } from "../../browser/session/access-token.ts";
import type { TabSession } from "../../browser/session/tab-session.ts";
import { isHalfway, panelUser, type AuthSession, type PanelUser } from "./session-user.ts";

export type SessionState =
  | { status: "loading" }
  /** The server did not answer: the state is unknown. */
  | { status: "unreachable" }
  /** `left`: they signed out themselves, here or in another tab. */
  | { status: "signed_out"; left: boolean }
  /**
   * `ended`: the session expired and the page stays, so that no input is lost; signing in in another tab resumes it. `factorWanted`: the
   * site requires a second factor from its admins, which they have not set up yet.
   */
  | { status: "signed_in"; user: PanelUser; ended: boolean; factorWanted: boolean };

/** Browser services of a session; tests inject their own. */
export interface SessionDependencies extends TabSession {
  /** `fetch`: rejects if the server cannot be reached. */
  send: (path: string, init: RequestInit) => Promise<Response>;
  now: () => number;
}

export interface PanelSession {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Finds out who is signed in: once per page load, and again if the server was unreachable or a second factor was required. */
  start: () => Promise<void>;
  /**
   * Sends a request as the signed-in user: renews the token first if it is about to expire, and once more
   * after a 401.
   * @returns the response, whatever its status; 401 also if another user has signed in meanwhile
   * @throws if the server could not be reached
   */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** After a refusal: checks whether they are still an admin, and what is missing. */
  recheck: (code: string) => Promise<void>;
  signOut: () => Promise<void>;
}

/** The session of this tab, obtained from the site's session by the refresh cookie. */
export function createSession({ send, channel, alone, hint, now }: SessionDependencies): PanelSession {
  let state: SessionState = { status: "loading" };
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const end = (left: boolean) => {
    token.drop();
    if (state.status === "signed_in" && !left) become({ ...state, ended: true });
    else become({ status: "signed_out", left });
  };
  const token = createAccessToken<AuthSession>({
    send,
    alone,
    now,
    whose: () => (state.status === "signed_in" ? state.user.id : null),
    // the page stays when its session expires: signing in in another tab resumes it
    mayBeHere: () => true,
    tryToRenew: (attempt) => attempt(),
    onRenewed(session) {
      hint.set(true);
      if (isHalfway(session)) {
        end(false);
        return;
      }
      token.take(session);
      const user = panelUser(session);
      // kept for an admin: otherwise each refusal would make the page flicker
      const factorWanted =
        user.isAdmin && state.status === "signed_in" && user.id === state.user.id && state.factorWanted;
      become({ status: "signed_in", user, ended: false, factorWanted });
    },
    onRefused() {
      hint.set(false);
      end(false);
    },
  });

  channel.onMessage((message) => {
    if (message === "signed_out") end(true);
    else if (!token.isHeld()) void token.renew().catch(() => undefined);
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
      try {
        await token.renew();
        // they may have set one up meanwhile: the next call will show
        if (state.status === "signed_in" && state.factorWanted) become({ ...state, factorWanted: false });
      } catch {
        if (state.status === "loading") become({ status: "unreachable" });
      }
    },
    fetch: token.fetch,
    async recheck(code) {
      if (state.status !== "signed_in") return;
      if (code === "insufficient_aal") become({ ...state, factorWanted: true });
      else await token.renew().catch(() => undefined);
    },
    async signOut() {
      const init = token.authorized({ method: "POST", headers: AUTH_HEADERS });
      end(true);
      hint.set(false);
      channel.post("signed_out");
      await send("/auth/v1/logout?scope=local", init).catch(() => undefined);
    },
  };
}
