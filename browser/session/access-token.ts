import { isRefreshRejection } from "../../core/auth/sessions/refresh-rejections.ts";
import type { TabSession } from "./tab-session.ts";

/** A session as auth/v1 answers it, as far as its access token goes. */
interface IssuedToken {
  access_token: string;
  /** Seconds. */
  expires_in: number;
}

interface Dependencies<Session extends IssuedToken> extends Pick<TabSession, "alone"> {
  /** `fetch`: rejects where the server was not reached. */
  send: (path: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** Who is signed in; null for nobody. A call that one person began is not made as another. */
  whose: () => string | null;
  /** Whether somebody may be here although no token is held. */
  mayBeHere: () => boolean;
  /** Makes an attempt at a renewal, again and again where it is patient. */
  tryToRenew: (attempt: () => Promise<void>) => Promise<void>;
  onRenewed: (session: Session) => void;
  /** The refresh cookie was refused. */
  onRefused: () => void;
}

/** Of every call to auth/v1: the page that calls, and the shape of errors that it reads. */
export const AUTH_HEADERS = { "X-Client-Info": "quietzone-web", "X-Supabase-Api-Version": "2024-01-01" };

/** Renewed this long before it ends, so that no call starts with a token that dies on the way. */
const LEEWAY_MS = 60_000;

export function withHeaders(init: RequestInit, headers: Record<string, string>): RequestInit {
  const merged = new Headers(init.headers);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  return { ...init, headers: merged };
}

/**
 * The access token of a tab, which lives here and nowhere else; the refresh token is an HttpOnly cookie that no script sees. Tabs
 * renew one after the other, since each renewal replaces the cookie.
 */
export function createAccessToken<Session extends IssuedToken>(surroundings: Dependencies<Session>) {
  const { send, alone, now, whose, mayBeHere, tryToRenew, onRenewed, onRefused } = surroundings;
  let token = "";
  let expiresAt = 0;
  /** Counts who came and went: an answer to a renewal that was asked before says nothing any more. */
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
    // somebody came or went while other tabs had their turn
    if (generation !== started) return;
    const init = {
      method: "POST",
      headers: { ...AUTH_HEADERS, "Content-Type": "application/json" },
      body: "{}",
    };
    const response = await send("/auth/v1/token?grant_type=refresh_token", init);
    // an answer that was cut off, as when somebody goes on to another page, rejects here
    const answer = (await response.json()) as Session | { code?: unknown } | null;
    const session = response.ok && answer && "access_token" in answer ? answer : null;
    // a failure of the server, one with too much to do, and a network that answers in its place say nothing of a session
    if (!session && !(answer && "code" in answer && isRefreshRejection(answer.code)))
      throw new Error(`The server said ${response.status}`);
    if (generation !== started) return;
    if (session) onRenewed(session);
    else onRefused();
  }

  /** @throws where the server was not reached, or could not say */
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
   * A call as who is signed in: renewed first where the token is near its end, and once more after a 401.
   * @returns the answer, whatever its status; 401 also where nobody is signed in, or meanwhile somebody else
   * @throws where the server was not reached
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
