import { AUTH_HEADERS, withHeaders } from "../../browser/session/access-token.ts";
import type { Language } from "../../core/languages.ts";
import { ApiError, json, type request as Request } from "../api/api-fetch.ts";
import type { AuthSession } from "./session-user.ts";

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** The page's language, used for mails to the new account. */
  language: Language;
}

/** The calls of auth/v1 that return a session. Each throws ApiError. */
export function createAuthCalls(request: typeof Request) {
  const call = (path: string, init: RequestInit): Promise<Response> =>
    request(`/auth/v1/${path}`, withHeaders(init, AUTH_HEADERS));

  return {
    /** @param path below /auth/v1/ */
    call,

    async signIn(email: string, password: string): Promise<AuthSession> {
      const response = await call("token?grant_type=password", json("POST", { email, password }));
      const session = (await response.json()) as Partial<AuthSession>;
      if (!session.user || !session.access_token) throw new ApiError(200, "no_user_data", "");
      return session as AuthSession;
    },

    /** @returns null if the address must be confirmed first */
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
        // the account's statistics use the user's time zone
        timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      };
      const response = await call("signup", json("POST", { email, password, data }));
      const answer = (await response.json()) as Partial<AuthSession>;
      return answer.access_token && answer.user ? (answer as AuthSession) : null;
    },
  };
}
