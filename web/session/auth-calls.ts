import type { Language } from "../../core/languages.ts";
import { ApiError, json, type request as Request } from "../api/api-fetch.ts";
import type { AuthSession } from "./session-user.ts";

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** The page's language, in which the mails to the new account are written. */
  language: Language;
}

/** Of every call to auth/v1: the page that calls, and the shape of errors that it reads. */
export const AUTH_HEADERS = { "X-Client-Info": "quietzone-web", "X-Supabase-Api-Version": "2024-01-01" };

export function withHeaders(init: RequestInit, headers: Record<string, string>): RequestInit {
  const merged = new Headers(init.headers);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  return { ...init, headers: merged };
}

/** The calls of auth/v1 that return a session. Each throws ApiError. */
export function createAuthCalls(request: typeof Request) {
  const call = (path: string, init: RequestInit): Promise<Response> =>
    request(`/auth/v1/${path}`, withHeaders(init, AUTH_HEADERS));

  return {
    /** @param path below /auth/v1/ */
    call,

    /** Exchanges the refresh token in the cookie for a new session. */
    async renew(): Promise<AuthSession> {
      const response = await call("token?grant_type=refresh_token", json("POST", {}));
      return (await response.json()) as AuthSession;
    },

    async signIn(email: string, password: string): Promise<AuthSession> {
      const response = await call("token?grant_type=password", json("POST", { email, password }));
      const session = (await response.json()) as Partial<AuthSession>;
      if (!session.user || !session.access_token) throw new ApiError(200, "no_user_data", "");
      return session as AuthSession;
    },

    /** @returns null where the address has to be confirmed first */
    async signUp({
      email,
      password,
      firstName,
      lastName,
      language,
    }: NewAccount): Promise<AuthSession | null> {
      const data = {
        first_name: firstName,
        last_name: lastName,
        full_name: `${firstName} ${lastName}`,
        language,
        // the clock of their statistics is that of their wall
        timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      };
      const response = await call("signup", json("POST", { email, password, data }));
      const answer = (await response.json()) as Partial<AuthSession>;
      return answer.access_token && answer.user ? (answer as AuthSession) : null;
    },
  };
}
