import type { TabSession } from "../../browser/session/tab-session.ts";
import type { UserChanges } from "../../core/auth/requests.ts";
import { ApiError, isPassing, json, type request as Request } from "../api/api-fetch.ts";
import { AUTH_HEADERS, createAuthCalls, withHeaders, type NewAccount } from "./auth-calls.ts";
import {
  halfway,
  sessionUser,
  type AuthSession,
  type AuthUser,
  type Halfway,
  type SessionUser,
} from "./session-user.ts";

/**
 * Why nobody is signed in: nobody was here; they left by their own will, here or in another tab; their session has ended; or the
 * server is away and cannot say whether it has.
 */
type SignedOutWhy = "nobody" | "left" | "ended" | "away";

export type SessionState =
  | { status: "loading"; user: null }
  /** `halfway`: who has still to show a second factor is nobody to every page but the one that asks for it. */
  | { status: "signed_out"; user: null; why: SignedOutWhy; halfway?: Halfway }
  | { status: "signed_in"; user: SessionUser };

/** What the browser gives to a session; tests bring their own. */
export interface SessionSurroundings extends TabSession {
  request: typeof Request;
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

/** Renewed this long before it ends, so that no call starts with a token that dies on the way. */
const LEEWAY_MS = 60_000;
/** Waits between tries while the server is unavailable. */
const RETRIES_MS = [200, 400, 800, 1600, 3200];
/** An answer that was cut off, as when somebody goes on to another page, and a failure of the server say nothing of a session. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !isPassing(error);

/**
 * The one session of this tab. The access token lives here and nowhere else; the refresh token is an HttpOnly cookie that
 * no script sees. Tabs renew one after the other, since each renewal replaces the cookie.
 */
export function createSessionClient(surroundings: SessionSurroundings): SessionClient {
  const { request, channel, alone, hint, now, wait } = surroundings;
  let state: SessionState = { status: "loading", user: null };
  let token = "";
  let expiresAt = 0;
  /** Counts who came and went: an answer to a renewal that was asked before says nothing any more. */
  let generation = 0;
  let renewing: { generation: number; done: Promise<void> } | null = null;
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const enter = (session: AuthSession) => {
    generation++;
    token = session.access_token;
    expiresAt = now() + session.expires_in * 1000;
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
  const leave = (why: SignedOutWhy) => {
    generation++;
    token = "";
    expiresAt = 0;
    hint.set(false);
    become({ status: "signed_out", user: null, why });
  };
  const auth = createAuthCalls(request);
  const asUser = (init: RequestInit) => withHeaders(init, { Authorization: `Bearer ${token}` });

  const tryRenew = async (started: number): Promise<void> => {
    // somebody came or went while other tabs had their turn
    if (generation !== started) return;
    try {
      const session = await auth.renew();
      if (generation === started) enter(session);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (generation === started) leave("ended");
    }
  };
  const renewPatiently = async (started: number): Promise<void> => {
    for (const pause of RETRIES_MS) {
      try {
        return await alone(() => tryRenew(started));
      } catch {
        await wait(pause);
      }
    }
    // The server stays away. The cookie may still be good: keep the hint, so that the next page load tries again.
    if (state.status === "loading") become({ status: "signed_out", user: null, why: "away" });
  };
  const renew = (): Promise<void> => {
    if (renewing?.generation === generation) return renewing.done;
    const done = renewPatiently(generation).finally(() => {
      if (renewing?.done === done) renewing = null;
    });
    renewing = { generation, done };
    return done;
  };

  const isEnding = () => now() > expiresAt - LEEWAY_MS;

  async function fetchAsUser(path: string, init: RequestInit = {}): Promise<Response> {
    let asker = state.user?.id;
    if (isEnding() && (token !== "" || state.status === "loading")) await renew();
    asker ??= state.user?.id;
    const attempt = () => request(path, asUser(init));
    const changed = () => token === "" || state.user?.id !== asker;
    if (changed()) throw new ApiError(401, "no_authorization", "");
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || changed()) throw error;
      await renew();
      if (changed()) throw error;
      return attempt();
    }
  }

  async function readUser(init: RequestInit): Promise<void> {
    const response = await fetchAsUser("/auth/v1/user", withHeaders(init, AUTH_HEADERS));
    const user = sessionUser((await response.json()) as AuthUser);
    if (state.user?.id === user.id) become({ status: "signed_in", user });
  }

  channel.onMessage((message) => {
    if (message === "signed_out") leave("left");
    else if (state.status !== "signed_in") void renew();
  });

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async start(): Promise<void> {
      if (state.status !== "loading") return;
      if (hint.get()) await renew();
      else leave("nobody");
    },
    async keep(): Promise<void> {
      if (state.status === "signed_in" && isEnding()) await renew();
    },
    async resume(): Promise<void> {
      hint.set(true);
      await renew();
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
      if (isEnding()) await renew();
      // alone: a renewal of another tab at this moment would bring back the cookie of before
      await alone(async () => {
        const response = await auth.call(path, asUser(json("POST", body)));
        signedInHere((await response.json()) as AuthSession);
      });
    },
    enter: signedInHere,
    async signOut(): Promise<void> {
      const init = asUser({ method: "POST" });
      leave("left");
      channel.post("signed_out");
      await auth.call("logout?scope=local", init).catch(() => undefined);
    },
    fetch: fetchAsUser,
  };
}
