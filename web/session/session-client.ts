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
 * Why nobody is signed in: nobody was here; they left by their own will, here or in another tab; their session has ended; or the
 * server is away and cannot say whether it has.
 */
type SignOutReason = "nobody" | "left" | "ended" | "away";

export type SessionState =
  | { status: "loading"; user: null }
  /** `halfway`: who has still to show a second factor is nobody to every page but the one that asks for it. */
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
  /** Finds out who is here, once a page load. */
  start: () => Promise<void>;
  /** Renews the access token when its end is near; called on a timer and when the tab comes back. */
  keep: () => Promise<void>;
  /** Becomes who the cookie stands for that the server set on the way here, when a sign-in provider sent the browser back. */
  resume: () => Promise<void>;
  signIn: (email: string, password: string) => Promise<void>;
  /** Makes the account. Where it needs no confirmation the server signs it in at once. */
  signUp: (account: NewAccount) => Promise<void>;
  /** Changes the names or the password of who is signed in; a new password ends their other sessions. */
  changeUser: (changes: UserChanges) => Promise<void>;
  /** Reads again who is signed in, after a call that changed something about them. */
  reload: () => Promise<void>;
  /** A call of auth/v1 that takes a second factor: the session that it answers replaces the one that is here. */
  stepUp: (path: string, body: object) => Promise<void>;
  /** Becomes who a session is of that was got otherwise: by a link or a code from a mail. */
  enter: (session: AuthSession) => void;
  /** Ends this browser's session; signed out here even if the server cannot be reached. */
  signOut: () => Promise<void>;
  /**
   * A call as the signed-in user: renews first where the token is near its end, and once more after a 401. Where the user
   * changes meanwhile the call fails with 401, since what one asked for must not be done as another.
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
