import { AUTH_HEADERS, createAccessToken, withHeaders } from "../../browser/session/access-token.ts";
import type { TabSession } from "../../browser/session/tab-session.ts";
import type { UserChanges } from "../../core/auth/requests.ts";
import { accepted, ApiError, json, type send as Send } from "../api/api-fetch.ts";
import { createAuthCalls, type NewAccount } from "./auth-calls.ts";
import {
  halfway,
  sessionUser,
  type AuthSession,
  type AuthUser,
  type PendingSignIn,
  type SessionUser,
} from "./session-user.ts";

/**
 * Reason why nobody is signed in: no user was; the user signed out, here or in another tab; the session has
 * ended; or the server is unreachable, so that it is unknown.
 */
type SignOutReason = "nobody" | "left" | "ended" | "away";

export type SessionState =
  | { status: "loading"; user: null }
  /**
   * `halfway`: a user whose second factor is missing counts as signed out on all pages but the one that asks
   * for it.
   */
  | { status: "signed_out"; user: null; why: SignOutReason; halfway?: PendingSignIn }
  | { status: "signed_in"; user: SessionUser };

/** Browser services of a session; tests inject their own. */
export interface SessionDependencies extends TabSession {
  send: typeof Send;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}
/** The session as pages use it. Every call throws ApiError with the server's sentence. */
export interface SessionClient {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Determines the signed-in user, once per page load. */
  start: () => Promise<void>;
  /** Renews the access token when its end is near; called on a timer and when the tab comes back. */
  keep: () => Promise<void>;
  /**
   * Adopts the session in the cookie that the server set after a sign-in provider redirected the browser
   * back.
   */
  resume: () => Promise<void>;
  signIn: (email: string, password: string) => Promise<void>;
  /** Makes the account. Where it needs no confirmation the server signs it in at once. */
  signUp: (account: NewAccount) => Promise<void>;
  /** Changes the signed-in user's names or password; a new password ends the other sessions. */
  changeUser: (changes: UserChanges) => Promise<void>;
  /** Reloads the signed-in user after a call that changed their data. */
  reload: () => Promise<void>;
  /** A call of auth/v1 that verifies a second factor: the returned session replaces the current one. */
  stepUp: (path: string, body: object) => Promise<void>;
  /** Becomes who a session is of that was got otherwise: by a link or a code from a mail. */
  enter: (session: AuthSession) => void;
  /** Ends this browser's session; signed out here even if the server cannot be reached. */
  signOut: () => Promise<void>;
  /**
   * Sends a request as the signed-in user: renews the token first if it is about to expire, and once more
   * after a 401. If the user changes meanwhile, the call fails with 401, since it must not be sent as another
   * user.
   */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/** The current user, including one who still has to enter a second factor. */
const emailOf = (state: SessionState): string | undefined =>
  state.user?.email ?? (state.status === "signed_out" ? state.halfway?.email : undefined);

/** Waits between tries while the server is unavailable. */
const RETRIES_MS = [200, 400, 800, 1600, 3200];

/** The one session of this tab. */
export function createSessionClient(surroundings: SessionDependencies): SessionClient {
  const { send, channel, alone, hint, now, wait } = surroundings;
  let state: SessionState = { status: "loading", user: null };
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const enter = (session: AuthSession) => {
    token.take(session);
    hint.set(true);
    const half = halfway(session);
    become(
      half
        ? { status: "signed_out", user: null, why: "nobody", halfway: half }
        : { status: "signed_in", user: sessionUser(session.user) },
    );
  };
  const signedInHere = (session: AuthSession) => {
    enter(session);
    channel.post("signed_in");
  };
  const leave = (why: SignOutReason) => {
    token.drop();
    hint.set(false);
    become({ status: "signed_out", user: null, why });
  };
  const token = createAccessToken<AuthSession>({
    send,
    alone,
    now,
    whose: () => state.user?.id ?? null,
    mayBeHere: () => state.status === "loading",
    onRenewed: enter,
    onRefused: () => leave("ended"),
    async tryToRenew(attempt) {
      for (const pause of RETRIES_MS) {
        try {
          return await attempt();
        } catch {
          await wait(pause);
        }
      }
      // The server stays away. The cookie may still be good: keep the hint, so that the next page load tries again.
      if (state.status === "loading") become({ status: "signed_out", user: null, why: "away" });
    },
  });
  const auth = createAuthCalls(async (path, init) => accepted(await send(path, init)));
  const fetchAsUser = async (path: string, init: RequestInit = {}) => accepted(await token.fetch(path, init));

  async function readUser(init: RequestInit): Promise<void> {
    const response = await fetchAsUser("/auth/v1/user", withHeaders(init, AUTH_HEADERS));
    const user = sessionUser((await response.json()) as AuthUser);
    if (state.user?.id === user.id) become({ status: "signed_in", user });
  }

  channel.onMessage((message) => {
    if (message === "signed_out") leave("left");
    else if (state.status !== "signed_in") void token.renew();
  });

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async start(): Promise<void> {
      if (state.status !== "loading") return;
      if (hint.get()) await token.renew();
      else leave("nobody");
    },
    async keep(): Promise<void> {
      if (state.status === "signed_in" && token.isEnding()) await token.renew();
    },
    async resume(): Promise<void> {
      hint.set(true);
      await token.renew();
      if (state.status === "signed_in") channel.post("signed_in");
    },
    async signIn(email: string, password: string): Promise<void> {
      signedInHere(await auth.signIn(email, password));
    },
    async signUp(account: NewAccount): Promise<void> {
      const session = await auth.signUp(account);
      if (session) signedInHere(session);
    },
    changeUser: (changes: UserChanges) => readUser(json("PUT", changes)),
    reload: () => readUser({}),
    async stepUp(path: string, body: object): Promise<void> {
      const before = emailOf(state);
      if (token.isEnding()) await token.renew();
      // the input belongs to the user who was signed in
      if (emailOf(state) !== before) throw new ApiError(401, "no_authorization", "");
      // alone: a renewal of another tab at this moment would bring back the cookie of before
      await alone(async () => {
        const response = await auth.call(path, token.authorized(json("POST", body)));
        signedInHere((await response.json()) as AuthSession);
      });
    },
    enter: signedInHere,
    async signOut(): Promise<void> {
      const init = token.authorized({ method: "POST" });
      leave("left");
      channel.post("signed_out");
      await auth.call("logout?scope=local", init).catch(() => undefined);
    },
    fetch: fetchAsUser,
  };
}
