import type { OidcOutcome } from "../../../core/auth/providers/oidc-outcome.ts";
import type { IssuedSession } from "../../../core/auth/sessions/session-tokens.ts";
import { DomainError } from "../../../core/errors.ts";

/**
 * The page of this site to which users return. It needs no tokens in its address, since it has the cookie.
 */
export const callbackPage = (siteUrl: string): string => `${siteUrl}/auth/callback`;

/** The session as clients without PKCE expect it: in the fragment, which no server sees. */
export function withTokens(target: string, issued: IssuedSession): string {
  const url = new URL(target);
  url.hash = new URLSearchParams({
    access_token: issued.accessToken,
    expires_in: String(issued.expiresIn),
    expires_at: String(issued.expiresAt),
    refresh_token: issued.refreshToken,
    token_type: "bearer",
  }).toString();
  return url.href;
}

export function withCode(target: string, code: string): string {
  const url = new URL(target);
  url.searchParams.set("code", code);
  return url.href;
}

type RefusedOutcome = Extract<OidcOutcome, { kind: "refused" }>;

/** The error in the terms of RFC 6749 §4.1.2.1, with our own code. */
function errorParams({
  reason,
  provider,
}: Pick<RefusedOutcome, "reason" | "provider">): Record<string, string> {
  const from: Record<string, string> = provider === null ? {} : { provider };
  if (!(reason instanceof DomainError)) {
    return { error: reason, error_description: `The sign-in provider answered ${reason}`, ...from };
  }
  const error =
    reason.code === "unavailable"
      ? { error: "temporarily_unavailable" }
      : { error: "invalid_request", error_code: reason.code };
  return { ...error, error_description: reason.message, ...from };
}

/** In the fragment, and for a client with PKCE in the query as well: it reads either. */
export function withRefusal(
  target: string,
  refused: Pick<RefusedOutcome, "reason" | "provider" | "withCode">,
): string {
  const url = new URL(target);
  const params = errorParams(refused);
  if (refused.withCode) for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams(params).toString();
  return url.href;
}
