import type { IssuedSession } from "../auth/sessions/session-tokens.ts";
import { presentUser } from "./present-user.ts";

/** A session without its refresh token, which the caller adds if it may be in a body. */
export function presentSession(issued: IssuedSession): Record<string, unknown> {
  return {
    access_token: issued.accessToken,
    token_type: "bearer",
    expires_in: issued.expiresIn,
    expires_at: issued.expiresAt,
    user: presentUser(issued.user),
  };
}
