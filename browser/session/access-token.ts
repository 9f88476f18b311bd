import { isRefreshRejection } from "../../core/auth/sessions/refresh-rejections.ts";
import type { TabSession } from "./tab-session.ts";

/** The part of an auth/v1 session that concerns the access token. */
interface IssuedToken {
  access_token: string;
  /** Seconds. */
  expires_in: number;
}

interface Dependencies<Session extends IssuedToken> extends Pick<TabSession, "alone"> {
  /** `fetch`: rejects if the server cannot be reached. */
  send: (path: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** Id of the signed-in user; null if nobody is signed in. A call that one user began is not sent as another. */
  whose: () => string | null;
  /** Whether the user may be signed in although no token is held. */
  mayBeHere: () => boolean;
  /** Tries to renew; an implementation may retry. */
  tryToRenew: (attempt: () => Promise<void>) => Promise<void>;
  onRenewed: (session: Session) => void;
  /** The refresh cookie was refused. */
  onRefused: () => void;
}

/** Headers of every auth/v1 call: the calling page, and the error format that it reads. */
export const AUTH_HEADERS = { "X-Client-Info": "quietzone-web", "X-Supabase-Api-Version": "2024-01-01" };

/** Tokens are renewed this long before they expire, so that none expires in transit. */
const LEEWAY_MS = 60_000;

export function withHeaders(init: RequestInit, headers: Record<string, string>): RequestInit {
  const merged = new Headers(init.headers);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  return { ...init, headers: merged };
}

/**
 * The access token of a tab, held in memory only; the refresh token is an HttpOnly cookie that no script can read. Tabs renew one after
 * another, since each renewal replaces the cookie.
 */
export function createAccessToken<Session extends IssuedToken>(surroundings: Dependencies<Session>) {
  const { send, alone, now, whose, mayBeHere, tryToRenew, onRenewed, onRefused } = surroundings;
  let token = "";
  let expiresAt = 0;
  /** Incremented at every sign-in and sign-out: the answer to an earlier renewal is then void. */
  let generation = 0;
  let renewing: { generation: number; done: Promise<void> } | null = null;

  function take({ access_token, expires_in }: IssuedToken): void {
    generation++;
    token = access_token;
    expiresAt = now() + expires_in * 1000;
  }
  function drop(): void {
    generation++;
    token = "";
    expiresAt = 0;
  }

  async function exchange(started: number): Promise<void> {
    // a user signed in or out while other tabs were renewing
    if (generation !== started) return;
    const init = {
      method: "POST",
      headers: { ...AUTH_HEADERS, "Content-Type": "application/json" },
      body: "{}",
    };
    const response = await send("/auth/v1/token?grant_type=refresh_token", init);
    // rejects on a truncated answer, for example when the user leaves the page
    const answer = (await response.json()) as Session | { code?: unknown } | null;
    const session = response.ok && answer && "access_token" in answer ? answer : null;
    // server errors, rate limits and captive portals say nothing about the session
    if (!session && !(answer && "code" in answer && isRefreshRejection(answer.code)))
      throw new Error(`The server said ${response.status}`);
    if (generation !== started) return;
    if (session) onRenewed(session);
    else onRefused();
  }

  /** @throws if the server could not be reached or could not answer */
  function renew(): Promise<void> {
    if (renewing?.generation === generation) return renewing.done;
    const started = generation;
    const done = tryToRenew(() => alone(() => exchange(started))).finally(() => {
      if (renewing?.done === done) renewing = null;
    });
    renewing = { generation, done };
    return done;
  }

  const isEnding = (): boolean => now() > expiresAt - LEEWAY_MS;
  const authorized = (init: RequestInit): RequestInit =>
    withHeaders(init, { Authorization: `Bearer ${token}` });

  /**
   * Sends a request as the signed-in user: renews the token first if it is about to expire, and once more after a 401.
   * @returns the answer, whatever its status; 401 also if nobody is signed in, or another user has signed in meanwhile
   * @throws if the server could not be reached
   */
  async function fetchAs(path: string, init: RequestInit = {}): Promise<Response> {
    const before = whose();
    if (isEnding() && (token !== "" || mayBeHere())) await renew();
    const asker = before ?? whose();
    const isSame = () => token !== "" && whose() === asker;
    if (!isSame()) return new Response(null, { status: 401 });
    const response = await send(path, authorized(init));
    if (response.status !== 401 || !isSame()) return response;
    await renew();
    return isSame() ? send(path, authorized(init)) : response;
  }

  return { take, drop, renew, isEnding, isHeld: () => token !== "", authorized, fetch: fetchAs };
}
